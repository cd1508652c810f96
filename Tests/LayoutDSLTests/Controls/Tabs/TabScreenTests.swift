import LayoutDSL
import Testing

@MainActor struct TabScreenTests {
  @Test func theToolbarOfAScreenIsInTheNavigationBarAroundTheTabs() {
    let screen = Screen(200, 400) {
      NavigationStack {
        TabView {
          Color.red.probe("one")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Color.blue.frame(width: 10, height: 10).probe("item")
              }
              ToolbarItem(placement: .keyboard) { Color.blue.probe("keyboard") }
            }
            .tabItem { Text("One") }
          Color.green.probe("two").tabItem { Text("Two") }
        }
      }
    }
    let item = screen.frame("item")
    #expect(item.minX > 100 && item.maxY < screen.frame("one").minY)
    #expect(screen.frames("keyboard").isEmpty)
  }
}
