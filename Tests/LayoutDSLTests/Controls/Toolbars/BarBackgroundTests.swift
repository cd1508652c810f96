import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct BarBackgroundTests {
  private func titled(
    _ mode: NavigationBarItem.TitleDisplayMode, isPresented: Bool = false
  ) -> some View {
    NavigationStack {
      Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(mode)
        .toolbarBackground(.orange, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
    }
  }

  @Test func theBackgroundOfANavigationBarReachesTheEdgeOfTheScreen() {
    #expect(Screen.phone { titled(.large) }.fills(of: .orange) == [CGRect(0, 0, 200, 116)])
    #expect(Screen.phone { titled(.inline) }.fills(of: .orange) == [CGRect(0, 0, 200, 64)])
    let landscape = Screen.phone(
      safeArea: EdgeInsets(top: 0, leading: 30, bottom: 10, trailing: 30)
    ) {
      titled(.inline)
    }
    #expect(landscape.fills(of: .orange) == [CGRect(0, 0, 200, 44)])
    // The hairline is as wide.
    #expect(landscape.fills(.separator) == [CGRect(0, 43, 200, 1)])
  }

  @Test func theMaterialOfAScrolledNavigationBarReachesTheEdgeOfTheScreen() {
    let screen = Screen.phone {
      NavigationStack {
        ScrollView { Color.clear.frame(height: 1000) }.navigationTitle("T")
          .toolbarBackground(.orange)
      }
    }
    #expect(screen.fills(of: .orange) == [])
    screen.scroll(to: CGPoint(x: 0, y: 200))
    #expect(screen.fills(of: .orange) == [CGRect(0, 0, 200, 64)])
  }

  // Measurements.md#bar-fade-ios26
  @Test func onIOS26ContentFadesBehindBars() {
    let screen = Screen(
      400, 800, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 34, trailing: 0)
    ) {
      TabView {
        NavigationStack {
          ScrollView { Color.red.frame(height: 3000) }
            .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }
        .tabItem { Text("A") }
      }
      .onIOS26()
    }
    /// The frames of the gradients of masks.
    func fades(_ list: DisplayList) -> [CGRect] {
      list.items.flatMap { item -> [CGRect] in
        guard case .group(let effect, let list) = item else { return [] }
        // That of the blur is a single gradient.
        guard case .mask(let mask) = effect, mask.items.count > 1 else { return fades(list) }
        return mask.items.compactMap {
          guard case .fill(let path, .linearGradient, _) = $0 else { return nil }
          return path.boundingRect
        }
      }
    }
    // From 26 above the band of 83.
    #expect(fades(screen.list).map { [$0.minY, $0.maxY] } == [[691, 800]])
    screen.scroll(to: CGPoint(x: 0, y: 100))
    // To 16 below the bar of 54.
    #expect(fades(screen.list).map { [$0.minY, $0.maxY] } == [[0, 120], [691, 800]])
    screen.scroll(to: CGPoint(x: 0, y: 3000))
    #expect(fades(screen.list).map { [$0.minY, $0.maxY] } == [[0, 120]])
  }

  @Test func aSheetHasItsBackgroundFromItsTop() {
    let screen = Screen.phone {
      Color.clear.sheet(isPresented: .constant(true)) { titled(.inline) }
    }
    screen.advance(by: 2)
    // The bar of a sheet is taller than that of a screen.
    #expect(screen.fills(of: .orange).map(\.height) == [56])
  }

  @Test func barsAtTheBottomReachTheEdgeOfTheScreen() {
    let tabs = Screen.phone {
      TabView {
        Color.clear.tabItem { Text("A") }
          .toolbarBackground(.orange, for: .tabBar, .navigationBar)
          .toolbarBackgroundVisibility(.visible, for: .tabBar)
      }
    }
    #expect(tabs.fills(of: .orange) == [CGRect(0, 341, 200, 59)])
    let toolbar = Screen.phone {
      NavigationStack {
        Color.clear.toolbar { ToolbarItem(placement: .bottomBar) { Color.clear } }
          .toolbarBackground(.orange, for: .bottomBar)
          .toolbarBackground(.visible, for: .bottomBar)
      }
    }
    #expect(toolbar.fills(of: .orange) == [CGRect(0, 346, 200, 54)])
  }

  @Test func aTabBarOfAScreenInANavigationStackHasABackground() {
    let screen = Screen.phone {
      TabView {
        NavigationStack {
          Color.clear.navigationTitle("T")
            .toolbarBackground(.orange, for: .tabBar).toolbarBackground(.visible, for: .tabBar)
        }
      }
    }
    #expect(screen.fills(of: .orange) == [CGRect(0, 341, 200, 59)])
  }

  @Test func siblingsKeepTheLookOfABar() {
    let screen = Screen.phone {
      NavigationStack {
        VStack {
          titled(.inline).hidden()
          Color.clear.toolbarBackground(.orange).toolbarBackground(.visible)
          Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    #expect(screen.fills(of: .orange).contains(CGRect(0, 0, 200, 64)))
  }

  @Test func barsAtTheBottomAreTransparentUntilContentIsBehindThem() {
    func hairlines(_ height: CGFloat, scrolledTo offset: CGFloat = 0) -> [CGRect] {
      let screen = Screen.phone {
        TabView { ScrollView { Color.clear.frame(height: height) }.tabItem { Text("A") } }
      }
      if offset > 0 { screen.scroll(to: CGPoint(x: 0, y: offset)) }
      return screen.fills(.separator)
    }
    #expect(hairlines(100) == [])
    #expect(hairlines(1000) == [CGRect(0, 341, 200, 1)])
    #expect(hairlines(1000, scrolledTo: 679) == [])
    let whole = Screen.phone {
      TabView {
        ScrollView { Color.clear.frame(height: 1000) }.ignoresSafeArea().tabItem { Text("A") }
      }
    }
    #expect(whole.fills(.separator) == [CGRect(0, 341, 200, 1)])
    whole.scroll(to: CGPoint(x: 0, y: 600))
    #expect(whole.fills(.separator) == [CGRect(0, 341, 200, 1)])
    let toolbar = Screen.phone {
      NavigationStack {
        ScrollView { Color.clear.frame(height: 1000) }
          .toolbar { ToolbarItem(placement: .bottomBar) { Color.clear } }
      }
    }
    #expect(toolbar.fills(.separator) == [CGRect(0, 346, 200, 1)])
    toolbar.scroll(to: CGPoint(x: 0, y: 674))
    #expect(toolbar.fills(.separator).filter { $0.minY > 300 } == [])
  }

  @Test func anotherTabHasItsOwnScrollPosition() {
    let screen = Screen.phone {
      TabView {
        ScrollView { Color.clear.frame(height: 1000) }.tabItem { Text("A") }
        Color.clear.tabItem { Text("B") }
        NavigationStack { ScrollView { Color.clear.frame(height: 1000) } }.tabItem { Text("C") }
      }
    }
    #expect(screen.fills(.separator).count == 1)
    screen.tap(100, 365)
    #expect(screen.fills(.separator) == [])
    screen.tap(170, 365)
    #expect(screen.fills(.separator).count == 1)
    screen.tap(30, 365)
    #expect(screen.fills(.separator).count == 1)
  }
}
