import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct BottomToolbarTests {
  private func screen(
    isIOS26: Bool, @ToolbarContentBuilder _ content: @escaping () -> some ToolbarContent
  ) -> Screen {
    Screen(402, 800, scale: 2) {
      let stack = NavigationStack { Color.white.probe("content").toolbar(content: content) }
      if isIOS26 { stack.onIOS26() } else { stack }
    }
  }

  private func item(
    _ name: String, placement: ToolbarItemPlacement = .bottomBar
  ) -> ToolbarItem<(), some View> {
    ToolbarItem(placement: placement) { Color.red.frame(width: 24, height: 20).probe(name) }
  }

  @Test(arguments: [false, true]) func aStatusIsInTheCentre(isIOS26: Bool) {
    let spaced = screen(isIOS26: isIOS26) {
      item("a")
      item("status", placement: .status)
      ToolbarItem(placement: .bottomBar) { Spacer() }
      item("b")
      item("c")
    }
    let inset: CGFloat = isIOS26 ? 40 : 16
    #expect(spaced.frame("status").midX == 201)
    #expect(spaced.frame("a").minX == inset && spaced.frame("c").maxX == 402 - inset)
    #expect(spaced.frame("b").midX > 201)
    let plain = screen(isIOS26: isIOS26) {
      item("a")
      item("b")
      item("status", placement: .status)
    }
    #expect(plain.frame("status").midX == 201)
    #expect(plain.frame("a").minX == inset && plain.frame("b").maxX == 402 - inset)
  }

  @Test func aStatusAloneMakesABar() {
    let screen = screen(isIOS26: false) { item("status", placement: .status) }
    #expect(screen.frame("status").midX == 201)
    #expect(screen.frame("content").maxY == 756)
  }

  private struct Field: View {
    @FocusState var isFocused: Bool

    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            TextField("Name", text: .constant("")).focused($isFocused).probe("field")
            Color.white.probe("content")
          }
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Color.clear.frame(width: 24, height: 20).probe("previous")
              Spacer()
              Button {
                isFocused = false
              } label: {
                Color.red.frame(width: 24, height: 20).probe("done")
              }
            }
            ToolbarItem(placement: .bottomBar) { Text("a").probe("bottom") }
          }
        }
        .tabItem { Text("Tab") }
      }
    }
  }

  @Test func theItemsOfTheKeyboardAreAtTheBottomWhileAFieldHasTheFocus() {
    let screen = Screen(400, 800) { Field() }
    #expect(screen.frame("done") == .null)
    #expect(screen.frame("bottom") != .null)
    let rest = screen.frame("content")
    screen.tap(200, screen.frame("field").midY)
    // In place of the bottom toolbar and of the tab bar.
    #expect(screen.frame("bottom") == .null)
    #expect(screen.frame("done").maxX == 384 && screen.frame("done").midY == 778)
    #expect(screen.frame("previous").minX == 16)
    screen.tap(screen.frame("done").midX, 778)
    #expect(screen.frame("done") == .null)
    #expect(screen.frame("content") == rest)
  }

  @Test func aFieldOfAnotherScreenShowsNoItems() {
    let screen = Screen(400, 800) {
      VStack {
        NavigationStack {
          Color.white.toolbar {
            ToolbarItem(placement: .keyboard) { Color.red.frame(width: 24, height: 20).probe("a") }
          }
        }
        TextField("Name", text: .constant("")).probe("field")
      }
    }
    screen.tap(200, screen.frame("field").midY)
    #expect(screen.graph.focus.input != nil)
    #expect(screen.frame("a") == .null)
  }

  /// The field is a button there, without a platter around its glass.
  @Test func aSearchFieldBesideAStatusIsAButton() throws {
    let screen = Screen(402, 800) {
      NavigationStack {
        Color.white.searchable(text: .constant(""))
          .toolbar {
            item("a")
            item("b")
            item("status", placement: .status)
          }
      }
      .onIOS26()
    }
    let button = try #require(screen.graph.node(knownAs: "Search")).globalFrame
    #expect(button.width == 48 && button.maxX == 374)
    #expect(screen.frame("b").maxX < button.minX)
    #expect(screen.frame("b").minX > screen.frame("status").maxX)
  }
}
