import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct WindowSafeAreaTests {
  private let insets = EdgeInsets(top: 40, leading: 5, bottom: 20, trailing: 0)

  private struct Contents: View {
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 10).probe("top")
        Spacer()
        Color.blue.frame(height: 10).probe("bottom")
      }
      .frame(maxWidth: .infinity)
    }
  }

  /// The content of a navigation stack or tab belongs to a controller with a safe area of its own.
  @Test func stacksAndTabsKeepTheirContentInTheSafeArea() {
    func frames(@ViewBuilder _ content: () -> some View) -> [CGRect] {
      let screen = Screen(200, 400, safeArea: insets, content: content)
      return [screen.frame("top"), screen.frame("bottom")]
    }
    let stack = NavigationStack { Contents().toolbar(.hidden, for: .navigationBar) }
    let inside = [CGRect(5, 40, 195, 10), CGRect(5, 370, 195, 10)]
    #expect(frames { stack } == inside)
    #expect(frames { stack.ignoresSafeArea() } == inside)
    #expect(frames { stack.ignoresSafeArea(edges: .bottom) } == inside)
    #expect(frames { stack.frame(maxHeight: .infinity).edgesIgnoringSafeArea(.all) } == inside)
    #expect(
      frames {
        ZStack {
          Color.green
          stack
        }.ignoresSafeArea()
      } == inside)
    // Other views below the modifier have no safe area.
    #expect(
      frames { Contents().ignoresSafeArea() } == [CGRect(0, 0, 200, 10), CGRect(0, 390, 200, 10)])

    let tabs = TabView { Contents().tabItem { Text("tab") } }
    #expect(frames { tabs.ignoresSafeArea() } == frames { tabs })
    #expect(frames { tabs }.first == CGRect(5, 40, 195, 10))
    // An app may ignore the safe area inside of the stack.
    #expect(
      frames {
        NavigationStack { Contents().ignoresSafeArea().toolbar(.hidden, for: .navigationBar) }
          .ignoresSafeArea()
      } == [CGRect(0, 0, 200, 10), CGRect(0, 390, 200, 10)])
  }

  /// Bars belong to the container, so they stay at the edges of the display.
  @Test func contentThatIsLargerThanTheScreenDoesNotMoveTheBars() {
    let screen = Screen(200, 400) {
      TabView {
        NavigationStack {
          Color.red.frame(width: 300, height: 900).probe("content")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { Text("x").probe("item") }
            }
        }
        .tabItem { Text("tab") }
      }
      .probe("tabs")
    }
    #expect(screen.frame("tabs") == CGRect(0, 0, 200, 400))
    #expect(screen.frame("content").midX == 100)
    #expect(screen.frame("item").maxX == 184 && screen.frame("item").maxY < 44)
  }

  /// Pages are no controllers with bars.
  @Test func pagesIgnoreTheSafeArea() {
    let screen = Screen(200, 400, safeArea: insets) {
      TabView { Contents() }.tabViewStyle(.page).ignoresSafeArea()
    }
    #expect(screen.frame("top").minY == 0)
  }
}
