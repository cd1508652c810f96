import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SliderTests {
  private struct Sliding: View {
    let journal: Journal
    var step: Double?
    @State private var value = 50.0

    var body: some View {
      let _ = journal.note("\(value)")
      if let step {
        Slider(value: $value, in: 0...100, step: step) { journal.note("editing \($0)") }
      } else {
        Slider(value: $value, in: 0...100) { journal.note("editing \($0)") }
      }
    }
  }

  /// The knob is 28 points wide and moves along 200 points.
  @Test func draggingTheKnobSetsTheValue() {
    let journal = Journal()
    let screen = Screen(228, 100) { Sliding(journal: journal) }
    #expect(journal.take() == ["50.0"])
    screen.down(114, 50)
    screen.move(134, 50)
    screen.up(134, 50)
    #expect(journal.take() == ["editing true", "60.0", "editing false"])
    screen.drag(134, 50, to: 500, 50)
    #expect(journal.entries.filter { !$0.hasPrefix("editing") }.last == "100.0")
  }

  @Test func theTrackIgnoresDrags() {
    let journal = Journal()
    let screen = Screen(228, 100) { Sliding(journal: journal) }
    screen.drag(20, 50, to: 60, 50)
    #expect(journal.entries == ["50.0"])
  }

  @Test func valuesSnapToSteps() {
    let journal = Journal()
    let screen = Screen(228, 100) { Sliding(journal: journal, step: 25) }
    screen.down(114, 50)
    screen.move(130, 50)
    screen.move(146, 50)
    screen.up(146, 50)
    #expect(
      journal.entries.filter { !$0.hasPrefix("editing") } == ["50.0", "75.0"])
  }

  @Test func isMirroredRightToLeft() {
    let journal = Journal()
    let screen = Screen(228, 100, direction: .rightToLeft) { Sliding(journal: journal) }
    screen.drag(114, 50, to: 94, 50)
    #expect(journal.entries.filter { !$0.hasPrefix("editing") }.last == "60.0")
  }

  @Test func isARowOf31Points() {
    let screen = Screen(200, 100) {
      Slider(value: .constant(0)) {
        Text("a")
      } minimumValueLabel: {
        Color.red.frame(width: 20, height: 10).probe("minimum")
      } maximumValueLabel: {
        Color.red.frame(width: 30, height: 10).probe("maximum")
      }
      .probe("slider")
    }
    #expect(screen.frame("slider") == CGRect(0, 34.5, 200, 31))
    #expect(screen.frame("minimum") == CGRect(0, 45, 20, 10))
    #expect(screen.frame("maximum") == CGRect(170, 45, 30, 10))
  }

  private struct Labelled: View {
    let journal: Journal
    @State private var value = 50.0

    var body: some View {
      let _ = journal.note("\(value)")
      Slider(value: $value, in: 0...100, neutralValue: 25, enabledBounds: 20...60) {
        Text("Volume")
      } ticks: {
        SliderTick(0)
        SliderTickContentForEach([50.0, 75], id: \.self) { SliderTick($0) { Text("tick") } }
        if value > 100 { SliderTick(100) }
      } onEditingChanged: {
        journal.note("editing \($0)")
      }
    }
  }

  /// The knob is 28 points wide and moves along 200 points.
  @Test func ticksAreDotsBelowTheTrack() {
    let screen = Screen(228, 100) { Labelled(journal: Journal()) }
    #expect(
      screen.fills(.tertiary)
        == [CGRect(12, 58, 4, 4), CGRect(112, 58, 4, 4), CGRect(162, 58, 4, 4)])
  }

  @Test func theTrackIsFilledFromTheNeutralValue() {
    let screen = Screen(228, 100) {
      Labelled(journal: Journal()).tint(Color.red)
    }
    #expect(screen.fills(of: .red) == [CGRect(64, 48, 50, 4)])
  }

  @Test func onlyEnabledValuesAreSelected() {
    let journal = Journal()
    let screen = Screen(228, 100) { Labelled(journal: journal) }
    screen.drag(114, 50, to: 228, 50)
    #expect(journal.take().filter { !$0.hasPrefix("editing") }.last == "60.0")
    screen.drag(134, 50, to: 0, 50)
    #expect(journal.entries.filter { !$0.hasPrefix("editing") }.last == "20.0")
  }

  @Test func stepsCanHaveTicks() {
    let screen = Screen(228, 100) {
      Slider(value: .constant(0), in: 0...4, step: 1) {
        Text("Volume")
      } tick: {
        $0.truncatingRemainder(dividingBy: 2) == 0 ? SliderTick($0) : nil
      }
    }
    #expect(screen.fills(.tertiary).map(\.midX) == [14, 114, 214])
  }

  @Test func aSliderWithoutAKnobIsDraggedAnywhere() {
    let journal = Journal()
    let screen = Screen(200, 100) {
      Sliding(journal: journal).sliderThumbVisibility(.hidden)
    }
    #expect(screen.fills(of: .white) == [])
    screen.drag(20, 50, to: 40, 50)
    #expect(journal.entries.filter { !$0.hasPrefix("editing") }.last == "60.0")
  }
}
