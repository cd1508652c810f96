import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct ToggleTests {
  private struct Switched: View {
    @State private var isOn = false
    var body: some View {
      VStack(spacing: 0) {
        Toggle("aa", isOn: $isOn).probe("toggle")
        Color.red.frame(width: isOn ? 20 : 10, height: 10).probe("bar")
      }
    }
  }

  @Test func aTapOnTheSwitchTogglesTheBinding() {
    let screen = Screen(200, 100) { Switched() }
    #expect(screen.frame("toggle") == CGRect(0, 29.5, 200, 31))
    screen.tap(180, 45)
    #expect(screen.frame("bar").width == 20)
    screen.tap(180, 45)
    #expect(screen.frame("bar").width == 10)
  }

  @Test func aTapAnimatesTheKnob() {
    struct Two: View {
      @State private var isOn = false
      var body: some View {
        VStack(spacing: 0) {
          Toggle("aa", isOn: $isOn)
          Color.red.frame(width: isOn ? 20 : 10, height: 10)
          Color.blue.frame(height: 10).onTapGesture { isOn.toggle() }
        }
      }
    }
    let screen = Screen(200, 60) { Two() }
    func knob() -> CGFloat { screen.fills(of: .white).first?.minX ?? .nan }
    #expect(knob() == 153)
    screen.tap(180, 20)
    // Only the switch animates.
    #expect(screen.fills(of: .red).first?.width == 20)
    #expect(knob() == 153)
    screen.advance(by: 0.1)
    #expect(knob() > 153 && knob() < 163)
    screen.advance(by: 0.05)
    #expect(knob() > 163 && knob() < 173)
    screen.advance(by: 0.1)
    #expect(knob() == 173)
    screen.tap(100, 50)
    #expect(knob() == 153)
  }

  @Test func theLabelDoesNotToggle() {
    let screen = Screen(200, 100) { Switched() }
    screen.tap(5, 45)
    #expect(screen.frame("bar").width == 10)
  }

  @Test func withoutItsLabelItIsOnlyTheSwitch() {
    let screen = Screen(200, 100) { Toggle("aa", isOn: .constant(true)).labelsHidden().probe("t") }
    #expect(screen.frame("t") == CGRect(75.5, 34.5, 49, 31))
  }

  @Test func theTrackOverhangsTheTrailingEdge() {
    let screen = Screen(200, 100) { Toggle("aa", isOn: .constant(true)).tint(.red) }
    #expect(screen.fills(of: .red).first == CGRect(151, 35, 51, 31))
  }

  @Test func togglesAreAsFarApartAsOtherControls() {
    let screen = Screen(200, 200) {
      VStack {
        Toggle("aa", isOn: .constant(true)).probe("upper")
        Toggle("bb", isOn: .constant(true)).probe("lower")
      }
    }
    #expect(screen.frame("lower").minY - screen.frame("upper").maxY == 8)
  }

  @Test func aSwitchDoesNotMakeAListRowTaller() {
    let screen = Screen(300, 200) { List { Toggle("aa", isOn: .constant(true)) } }
    #expect(screen.listRows.first?.size.height == 44)
  }

  @Test func theButtonStyleTogglesTheBinding() {
    let screen = Screen(200, 100) { Switched().toggleStyle(.button) }
    screen.tap(100, 40)
    #expect(screen.frame("bar").width == 20)
  }

  @Test func aCustomStyleReceivesTheBinding() {
    struct Boxed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Color.blue.frame(width: configuration.isOn ? 40 : 30, height: 30).probe("box")
            .onTapGesture { configuration.isOn.toggle() }
          configuration.label
        }
      }
    }
    let screen = Screen(200, 100) { Switched().toggleStyle(Boxed()) }
    let frame = screen.frame("box")
    screen.tap(frame.midX, frame.midY)
    #expect(screen.frame("box").width == 40)
    #expect(screen.frame("bar").width == 20)
  }

  @Test func oneToggleSwitchesSeveralValues() {
    struct Mixed: ToggleStyle {
      let journal: Journal
      func makeBody(configuration: Configuration) -> some View {
        let _ = journal.note("\(configuration.isOn) \(configuration.isMixed)")
        Color.red.onTapGesture { configuration.isOn.toggle() }
      }
    }
    struct Pair: View {
      @State private var values = [true, false]
      var body: some View { Toggle("a", sources: $values, isOn: \.self) }
    }
    let journal = Journal()
    let screen = Screen { Pair().toggleStyle(Mixed(journal: journal)) }
    screen.tap(50, 50)
    #expect(journal.entries == ["false true", "true false"])
  }

  @Test func aToggleOfAStyleIsStillMixed() {
    struct Journaled: ToggleStyle {
      let journal: Journal
      func makeBody(configuration: Configuration) -> some View {
        let _ = journal.note("\(configuration.isMixed)")
        Toggle(configuration)
      }
    }
    let journal = Journal()
    _ = Screen {
      Toggle("a", sources: [Binding.constant(true), .constant(false)], isOn: \.self)
        .toggleStyle(Journaled(journal: journal)).toggleStyle(Journaled(journal: journal))
    }
    #expect(journal.entries == ["true", "true"])
  }

  @Test func aToggleButtonHasTheBorderShape() {
    func list(_ shape: ButtonBorderShape) -> DisplayList {
      Screen {
        Toggle("a", isOn: .constant(true)).toggleStyle(.button).buttonBorderShape(shape)
      }.list
    }
    #expect(list(.automatic) == list(.roundedRectangle))
    #expect(list(.capsule) != list(.automatic))
  }
}
