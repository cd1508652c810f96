import Testing
import UIKit

@MainActor struct UIBarItemTests {
  @Test func itemsKeepWhatTheyAreGiven() {
    let target = UIView()
    let item = UIBarButtonItem(title: "a", style: .done, target: target, action: nil)
    #expect(item.title == "a" && item.style == .done && item.target === target)
    item.setTitleTextAttributes([.kern: 1], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 1)
    item.badge = .count(3)
    #expect(item.badge?.stringValue == "3")
    let group = item.creatingFixedGroup()
    #expect(group.barButtonItems == [item] && item.buttonGroup === group)
  }

  @Test func eachClassHasItsAppearance() {
    UITabBarItem.appearance().badgeColor = .red
    #expect(UITabBarItem.appearance() === UITabBarItem.appearance())
    #expect(UITabBarItem.appearance() !== UIBarButtonItem.appearance())
    #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 2).title == "Favorites")
  }

  @Test func tabsMakeTheirControllers() {
    let controller = UITabBarController(
      tabs: ["a", "b"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      })
    #expect(controller.viewControllers?.count == 2)
    controller.selectedTab = controller.tab(forIdentifier: "b")
    #expect(controller.selectedIndex == 1 && controller.selectedTab?.title == "b")
    #expect(controller.viewControllers?.first?.parent === controller)
  }
}
