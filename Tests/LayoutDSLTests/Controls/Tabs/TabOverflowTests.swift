import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TabOverflowTests {
  private struct Tabs: View {
    let count: Int
    let selection: Remote<Int>
    @State private var selected = 0

    var body: some View {
      let _ = selection.binding = $selected
      TabView(selection: $selected) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.probe("screen \(index)").tabItem { Color.blue.probe("item \(index)") }.tag(
            index)
        }
      }
    }
  }

  @Test func fiveTabsHaveRoom() {
    let screen = Screen(400, 800) { Tabs(count: 5, selection: Remote()) }
    #expect(screen.frame("item 4").midX == 360)
  }

  @Test func moreListsTheOthers() {
    let selection = Remote<Int>()
    let screen = Screen(400, 800) { Tabs(count: 7, selection: selection) }
    #expect(screen.frame("item 3").midX == 280)
    #expect(screen.frame("item 4") == .null)
    screen.tap(360, 775)
    #expect(screen.frame("screen 0") == .null)
    #expect(selection.value == 0)
    let row = screen.frame("item 5")
    #expect(row.minY > screen.frame("item 4").minY)
    screen.tap(200, row.midY)
    #expect(selection.value == 5)
    #expect(screen.frame("screen 5") != .null)
    #expect(screen.frame("item 5") == .null)
    // A selection that the app makes leaves the list too.
    screen.tap(360, 775)
    #expect(screen.frame("screen 5") == .null)
    selection.value = 1
    #expect(screen.frame("screen 1") != .null)
    // The test has no symbols.
    #expect(screen.graph.diagnostics.allSatisfy { "\($0)".contains("no symbol named") })
  }
}
