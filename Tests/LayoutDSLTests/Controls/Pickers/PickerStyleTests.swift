import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct PickerStyleTests {
  @Test func aPaletteIsARowOfSegments() {
    let journal = Journal()
    let screen = Screen(300, 100) { Picking(journal: journal, style: .palette) }
    #expect(screen.frame("picker") == CGRect(0, 34, 300, 32))
  }

  @Test func segmentsHaveTheHeightOfTheEnvironment() {
    func height(_ height: CGFloat?) -> CGFloat {
      let screen = Screen(300, 100) {
        Picking(journal: Journal(), style: .segmented)
          .environment(\.segmentedControlHeight, height).onIOS26()
      }
      return screen.frame("picker").height
    }
    #expect(height(nil) == 32)
    #expect(height(40) == 40)
  }

  /// The options of segments and wheels take a time in proportion to their number.
  @Test func optionsAreMadeOnceForEachLookOfThem() {
    final class Count { var bodies = 0 }
    struct Option: View {
      let count: Count
      var body: some View {
        let _ = count.bodies += 1
        Color.red
      }
    }
    func bodies(_ style: some PickerStyle) -> Int {
      let count = Count()
      _ = Screen(300, 100) {
        Picker("", selection: .constant(3)) {
          ForEach(0..<20, id: \.self) { Option(count: count).tag($0) }
        }
        .pickerStyle(style)
      }
      return count.bodies
    }
    #expect(bodies(.segmented) == 60, "with copies for the selected segment and for the others")
    #expect(bodies(.wheel) == 20)
  }

  @Test func aMenuShowsTheSelectedOption() {
    let screen = Screen(300, 200) { Picking(journal: Journal(), style: .menu) }
    #expect(screen.tree.contains("\"bb\""))
    #expect(!screen.tree.contains("\"aa\""))
    #expect(screen.tree.contains("\"chevron.up.chevron.down\""))
  }

  @Test func aMenuSelectsAnOption() {
    struct Sizes: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("small").tag(1)
          Text("large").tag(2).probe("large")
        }
      }
    }
    let screen = Screen(300, 400) { Sizes() }
    #expect(screen.tree.contains("\"small\""))
    #expect(!screen.tree.contains("\"large\""))
    screen.tap(150, 200)
    let item = screen.frame("large")
    screen.tap(item.midX, item.midY)
    #expect(screen.tree.contains("\"large\""))
    #expect(!screen.tree.contains("\"small\""))
  }

  @Test func aDragTurnsTheWheel() {
    let journal = Journal()
    let screen = Screen(300, 300) { Picking(journal: journal, style: .wheel) }
    #expect(screen.frame("picker") == CGRect(0, 42, 300, 216))
    screen.drag(150, 150, to: 150, 119)
    screen.drag(150, 150, to: 150, 50)
    screen.drag(150, 150, to: 150, 220)
    #expect(journal.entries == ["b", "c", "a"])
  }

  @Test func aDragTurnsTheWheelInAScrollView() {
    let journal = Journal()
    let screen = Screen(300, 300) {
      ScrollView {
        Picking(journal: journal, style: .wheel)
        Color.red.frame(height: 600)
      }
    }
    let wheel = screen.frame("picker")
    screen.drag(150, wheel.midY, to: 150, wheel.midY - 31)
    #expect(journal.entries == ["b", "c"])
    #expect(screen.frame("picker") == wheel)
  }

  @Test func aListRowShowsTheLabel() {
    let screen = Screen(300, 200) {
      List { Picking(journal: Journal(), style: .automatic) }
    }
    #expect(screen.tree.contains("\"Label\""))
    #expect(screen.tree.contains("\"bb\""))
    #expect(screen.listRows.first?.size.height == 44)
  }

  @Test func theSelectedSegmentIsSemibold() {
    struct Segments: View {
      @State private var selection = 1
      var body: some View {
        Picker("Label", selection: $selection) { ForEach(0..<3) { Text("\($0)") } }
          .pickerStyle(.segmented)
      }
    }
    let screen = Screen(300, 100) { Segments() }
    func heavy() -> Set<String> {
      let runs = screen.text.prepared.compactMap(\.runs.first).filter { $0.font.weight == 600 }
      return Set(runs.map(\.string))
    }
    _ = screen.list
    #expect(heavy() == ["1"])
    screen.tap(250, 50)
    _ = screen.list
    #expect(heavy().contains("2"))
  }

  @Test func aDisabledValueInAListRowIsDimmed() {
    func screen(_ isDisabled: Bool) -> Screen {
      Screen(300, 100) {
        List { Picker("a", selection: .constant(1)) { Text("b").tag(1) }.disabled(isDisabled) }
      }
    }
    #expect(screen(true).list != screen(false).list)
  }
}
