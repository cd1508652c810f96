import Testing
import UIKit

@MainActor struct UIViewControllerTests {
  @Test func aControllerHasAnItemOfATabBarBeforeItIsSet() {
    let controller = UIViewController()
    controller.title = "Home"
    #expect(controller.tabBarItem.title == "Home")
    controller.tabBarItem.image = UIImage(systemName: "house")
    let stack = UINavigationController(rootViewController: controller)
    #expect(stack.tabBarItem === controller.tabBarItem)
    stack.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 1)
    #expect(stack.tabBarItem.title == "Own" && controller.tabBarItem.title == "Home")
  }

  @Test func aViewIsNoSubviewOfItself() {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    inner.addSubview(outer)
    outer.addSubview(outer)
    #expect(inner.subviews.isEmpty && outer.subviews == [inner])
  }

  @Test func aControllerKeepsItsLabel() {
    let controller = UIViewController()
    #expect(controller.accessibilityLabel == nil && controller.accessibilityElements == nil)
    controller.accessibilityLabel = "a"
    controller.accessibilityIdentifier = "b"
    controller.accessibilityElements = [controller]
    #expect(controller.accessibilityLabel == "a" && controller.accessibilityIdentifier == "b")
    #expect(controller.accessibilityElements?.count == 1)
  }

  @Test func theViewIsLoadedOnce() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func loadView() { calls.append("load") }
      override func viewDidLoad() { calls.append("did load") }
    }
    let screen = Screen()
    #expect(!screen.isViewLoaded)
    screen.loadViewIfNeeded()
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded && screen.calls == ["load", "did load"])
  }

  @Test func childrenKnowTheirParent() {
    let parent = UIViewController(), child = UIViewController()
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent && child.next === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test func aPresentationEndsFromEitherSide() {
    let below = UIViewController(), above = UIViewController()
    for closer in [below, above] {
      var calls = 0
      below.present(above, animated: false) { calls += 1 }
      #expect(below.presentedViewController === above && above.presentingViewController === below)
      closer.dismiss(animated: false) { calls += 1 }
      #expect(below.presentedViewController == nil && calls == 2)
    }
  }

  @Test func aStackPushesAndPops() {
    let first = UIViewController(), second = UIViewController(), third = UIViewController()
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    stack.pushViewController(third, animated: false)
    #expect(stack.topViewController === third && third.navigationController === stack)
    #expect(stack.popViewController(animated: false) === third)
    #expect(stack.popToRootViewController(animated: false) == [second])
    #expect(stack.viewControllers == [first])
    #expect(stack.popViewController(animated: false) == nil, "the first one stays")
  }

  @Test func aTabBarControllerShowsTheSelectedOne() {
    let tabs = UITabBarController()
    #expect(tabs.selectedViewController == nil)
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === tabs.viewControllers?[1])
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController == nil)
  }
}
