import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// The toolbar of the keyboard for views in no navigation stack.
@MainActor struct KeyboardToolbarLayerTests {
  private struct Field: View {
    @FocusState var isFocused: Bool

    var body: some View {
      VStack {
        // The toolbar belongs to the screen, wherever the app adds it.
        TextField("Name", text: .constant("")).focused($isFocused).probe("field")
          .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button {
                isFocused = false
              } label: {
                Color.red.frame(width: 24, height: 20).probe("done")
              }
            }
          }
        Color.white.probe("content")
      }
    }
  }

  @Test func theToolbarIsAtTheBottomWhileAFieldHasTheFocus() {
    let screen = Screen(
      400, 800, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
    ) { Field() }
    #expect(screen.frame("done") == .null)
    #expect(screen.frame("content").maxY == 766)
    screen.tap(200, screen.frame("field").midY)
    #expect(screen.frame("done") == CGRect(360, 734, 24, 20))
    #expect(screen.frame("content").maxY == 722)
    screen.tap(372, 744)
    #expect(screen.frame("done") == .null)
    #expect(screen.frame("content").maxY == 766)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func theToolbarTakesThePlaceOfATabBar() {
    let screen = Screen(400, 800) {
      TabView { Field().tabItem { Color.green.frame(width: 20, height: 20).probe("tab") } }
    }
    #expect(screen.frame("tab") != .null)
    screen.tap(200, screen.frame("field").midY)
    #expect(screen.frame("done").midY == 778)
    #expect(screen.frame("tab") == .null)
    #expect(screen.frame("content").maxY == 756)
  }

  /// The items of the views below are in no toolbar, and those of the presentation in one.
  @Test(arguments: [true, false]) func theFocusInASheetShowsItsOwnItems(isInTab: Bool) {
    struct Content: View {
      @State var isPresented = true

      var body: some View {
        Color.white
          .toolbar {
            ToolbarItem(placement: .keyboard) {
              Color.blue.frame(width: 24, height: 20).probe("below")
            }
          }
          .sheet(isPresented: $isPresented) {
            Field().presentationDetents([.height(300)])
          }
      }
    }
    let screen = Screen(400, 800) {
      if isInTab {
        TabView { Content().tabItem { Color.green.frame(width: 20, height: 20).probe("tab") } }
      } else {
        Content()
      }
    }
    screen.tap(200, screen.frame("field").midY)
    #expect(screen.frame("done") == CGRect(360, 768, 24, 20))
    #expect(screen.frame("below") == .null)
    // The keyboard of the sheet covers the tab bar too.
    #expect(screen.frame("tab") == .null)
  }

  /// The keyboard covers the bars of the screens below it.
  @Test func theToolbarOfAPopoverTakesThePlaceOfATabBar() {
    struct Content: View {
      @State var isPresented = true

      var body: some View {
        Color.white.frame(width: 50, height: 50)
          .popover(isPresented: $isPresented) {
            Field().frame(width: 200, height: 100).presentationCompactAdaptation(.popover)
          }
      }
    }
    let screen = Screen(400, 800) {
      TabView { Content().tabItem { Color.green.frame(width: 20, height: 20).probe("tab") } }
    }
    #expect(screen.frame("tab") != .null)
    screen.tap(200, screen.frame("field").midY)
    #expect(screen.frame("done").midY == 778)
    #expect(screen.frame("tab") == .null)
  }
}
