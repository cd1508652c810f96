import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct RootNodeTests {
  private let insets = EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0)

  @Test func contentIsCentredInTheSafeArea() {
    let screen = Screen(safeArea: insets) { Color.red.frame(width: 30, height: 20).probe("a") }
    #expect(screen.frame("a") == CGRect(40, 50, 30, 20))
    let mirrored = Screen(safeArea: insets, direction: .rightToLeft) {
      Color.red.frame(width: 30, height: 20).probe("a")
    }
    #expect(mirrored.frame("a") == CGRect(30, 50, 30, 20))
  }

  @Test func contentIsProposedTheSafeArea() {
    let screen = Screen(safeArea: insets) { Color.red.probe("a") }
    #expect(screen.frame("a") == CGRect(10, 20, 90, 80))
    screen.graph.root.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0)
    #expect(screen.frame("a") == CGRect(0, 0, 100, 70))
    screen.resize(50, 50)
    #expect(screen.frame("a") == CGRect(0, 0, 50, 20))
  }

  @Test func insetsLargerThanTheScreenLeaveNoLength() {
    let wide = EdgeInsets(top: 90, leading: 0, bottom: 90, trailing: 0)
    let screen = Screen(safeArea: wide) { Color.red.probe("a") }
    #expect(screen.frame("a").size == CGSize(width: 100, height: 0))
  }

  @Test func aScreenWithoutASizeFitsTheContentAndTheInsets() {
    let screen = Screen(nil, nil, safeArea: insets) { Color.red.frame(width: 30, height: 20) }
    #expect(screen.graph.root.size == CGSize(width: 40, height: 40))
    screen.resize(60, nil)
    #expect(screen.graph.root.size == CGSize(width: 60, height: 40))
  }

  @Test func severalViewsAreAVerticalStack() {
    let screen = Screen {
      Color.red.frame(width: 10, height: 10).probe("a")
      Color.red.frame(width: 10, height: 10).probe("b")
    }
    #expect(screen.frame("a").maxY < screen.frame("b").minY)
    #expect(screen.frame("a").midX == 50 && screen.frame("b").midX == 50)
  }

  @Test func aPresentedViewIsAboveEveryZIndex() {
    let screen = Screen { Color.red.probe("content").zIndex(5) }
    #expect(screen.hit(50, 50) == "content")
    screen.graph.root.present(
      AnyView(Color.blue.frame(width: 20, height: 20).probe("menu")),
      environment: EnvironmentValues())
    #expect(screen.hit(50, 50) == "menu")
    #expect(screen.hit(10, 10) == "content")
    screen.graph.root.present(AnyView(EmptyView()), environment: EnvironmentValues())
    #expect(screen.hit(50, 50) == "content")
  }

  @Test func thePreferredColorSchemeIsUsedUntilItIsGone() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var colorScheme
      let journal: Journal
      var body: some View {
        let _ = journal.note(colorScheme == .dark ? "dark" : "light")
        Color.red
      }
    }
    let journal = Journal()
    let stage = Stage(true) { isDark in
      Scheme(journal: journal).preferredColorScheme(isDark ? .dark : nil)
    }
    stage.screen.graph.root.followPreferredColorScheme()
    stage.screen.graph.update()
    #expect(journal.take().last == "dark")
    stage.value = false
    stage.screen.graph.update()
    #expect(journal.take().last == "light")
  }
}
