import Controls
import Render
import SwiftUI
import SystemIntegration
import Testing

/// The values that an app sets on appearance proxies are drawn.
///
/// Each test sets them back before it ends, since they are those of the process.
@MainActor struct ControlAppearancesProxiesTests {
  /// Whether a picture of a view has pixels of a colour.
  private func has(
    _ color: Pixmap.Pixel, in view: some View
  ) throws -> Bool {
    let picture = try ViewHost(size: CGSize(width: 300, height: 300)) { view }.render()
    return (0..<picture.height).contains { y in
      (0..<picture.width).contains { picture[$0, y] == color }
    }
  }

  private let ink = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  private let magenta = Pixmap.Pixel(red: 255, green: 0, blue: 255)

  @Test func segmentedControls() throws {
    let picker = Picker("", selection: .constant(1)) {
      Text("A").tag(1)
      Text("B").tag(2)
    }
    .pickerStyle(.segmented)
    let control = UISegmentedControl.appearance()
    defer {
      control.selectedSegmentTintColor = nil
      control.backgroundColor = nil
      control.setTitleTextAttributes(nil, for: .normal)
    }
    #expect(try !has(magenta, in: picker))
    control.selectedSegmentTintColor = ink
    #expect(try has(magenta, in: picker))
    control.selectedSegmentTintColor = nil
    control.backgroundColor = ink
    #expect(try has(magenta, in: picker))
    control.backgroundColor = nil
    control.setTitleTextAttributes(
      [.foregroundColor: ink, .font: UIFont.boldSystemFont(ofSize: 40)], for: .normal)
    #expect(try has(magenta, in: picker))
  }

  @Test func pageControls() throws {
    let pages = TabView {
      Color.black
      Color.black
    }
    .tabViewStyle(.page)
    let control = UIPageControl.appearance()
    defer {
      control.currentPageIndicatorTintColor = nil
      control.pageIndicatorTintColor = nil
    }
    #expect(try !has(magenta, in: pages))
    control.currentPageIndicatorTintColor = ink
    #expect(try has(magenta, in: pages))
    control.currentPageIndicatorTintColor = nil
    control.pageIndicatorTintColor = ink
    #expect(try has(magenta, in: pages))
  }

  @Test func switches() throws {
    let toggle = Toggle("", isOn: .constant(true))
    defer { UISwitch.appearance().onTintColor = nil }
    #expect(try !has(magenta, in: toggle))
    UISwitch.appearance().onTintColor = ink
    #expect(try has(magenta, in: toggle))
    #expect(try !has(magenta, in: toggle.tint(.blue)))
  }

  @Test func navigationBars() throws {
    let screen = NavigationStack { Color.white.navigationTitle("HHHH") }
    let bar = UINavigationBar.appearance()
    defer {
      bar.scrollEdgeAppearance = nil
      bar.largeTitleTextAttributes = nil
    }
    #expect(try !has(magenta, in: screen))
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = ink
    bar.scrollEdgeAppearance = appearance
    #expect(try has(magenta, in: screen))
    let hidden = NavigationStack {
      Color.white.navigationTitle("HHHH").toolbarBackground(.hidden, for: .navigationBar)
    }
    #expect(try !has(magenta, in: hidden))
    bar.scrollEdgeAppearance = nil
    bar.largeTitleTextAttributes = [.foregroundColor: ink]
    #expect(try has(magenta, in: screen))
  }

  @Test func tabBars() throws {
    let tabs = TabView {
      Color.white.tabItem { Image(systemName: "square.fill") }
      Color.white.tabItem { Image(systemName: "square.fill") }
    }
    let bar = UITabBar.appearance()
    defer {
      bar.tintColor = nil
      bar.unselectedItemTintColor = nil
      bar.backgroundColor = nil
    }
    #expect(try !has(magenta, in: tabs))
    bar.tintColor = ink
    #expect(try has(magenta, in: tabs))
    bar.tintColor = nil
    bar.unselectedItemTintColor = ink
    #expect(try has(magenta, in: tabs))
    bar.unselectedItemTintColor = nil
    bar.backgroundColor = ink
    #expect(try has(magenta, in: tabs))
  }

  @Test func hiddenTabBarsTakeNoRoom() throws {
    func height() throws -> CGFloat {
      var height: CGFloat = 0
      _ = try ViewHost(size: CGSize(width: 100, height: 200)) {
        TabView {
          Color.white.tabItem { Text("a") }.onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
        }
      }.render()
      return height
    }
    let bar = UITabBar.appearance()
    defer { bar.isHidden = false }
    #expect(try height() < 160)
    bar.isHidden = true
    #expect(try height() == 200)
  }

  @Test func appearancesInContainersAreKeptAndNotDrawn() throws {
    let toggle = Toggle("", isOn: .constant(true))
    let proxy = UISwitch.appearance(whenContainedInInstancesOf: [UITableView.self])
    defer { proxy.onTintColor = nil }
    proxy.onTintColor = ink
    #expect(UISwitch.appearance(whenContainedInInstancesOf: [UITableView.self]).onTintColor == ink)
    #expect(try !has(magenta, in: toggle))
  }
}
