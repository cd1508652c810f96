import SwiftUI
import Testing

private final class Delegate: NSObject, UITabBarDelegate, UITabBarControllerDelegate {
  var selected: [String?] = []
  var allowed: UIViewController?
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title) }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { viewController === allowed }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selected.append(viewController.title)
  }
}

@MainActor struct UITabBarContentTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func aFingerSelectsAnItem() throws {
    let bar = UITabBar(), delegate = Delegate()
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.delegate = delegate
    let host = try ViewHost(size: CGSize(width: 300, height: 49)) { Shown(view: bar) }
    try host.tap(on: "Two")
    #expect(delegate.selected == ["Two"] && bar.selectedItem?.title == "Two")
  }

  @Test func theDelegateOfAControllerMayRefuseATab() throws {
    struct Controlled: UIViewControllerRepresentable {
      let tabs: UITabBarController
      func makeUIViewController(context: Context) -> UITabBarController { tabs }
      func updateUIViewController(_ controller: UITabBarController, context: Context) {}
    }
    let tabs = UITabBarController(), delegate = Delegate()
    tabs.viewControllers = ["One", "Two", "Three"].map {
      let controller = UIViewController()
      controller.title = $0
      return controller
    }
    tabs.delegate = delegate
    delegate.allowed = tabs.viewControllers?[2]
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
    let host = try ViewHost(size: CGSize(width: 300, height: 300)) { Controlled(tabs: tabs) }
    try host.tap(on: "Two")
    #expect(tabs.selectedIndex == 0 && delegate.selected == [])
    try host.tap(on: "Three")
    #expect(tabs.selectedIndex == 2 && delegate.selected == ["Three"])
    #expect(tabs.tabBar.selectedItem?.title == "Three")
  }
}
