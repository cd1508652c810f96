// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A controller that shows one of several controllers, with a bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] where viewControllers?.contains(child) != true {
        child.removeFromParent()
      }
      for child in viewControllers ?? [] where child.parent !== self { addChild(child) }
    }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The index of the controller that is shown.
  open var selectedIndex = 0
  public private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.controllers = self
    return bar
  }()
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }
  open var customizableViewControllers: [UIViewController]?
  open lazy var moreNavigationController = UINavigationController()
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    // An assignment in an initializer does not call the observer of the property.
    setTabs(tabs, animated: false)
  }

  /// The tabs, whose controllers are made when they are set.
  open var tabs: [UITab] = [] {
    didSet {
      viewControllers = tabs.compactMap { tab in
        tab.tabBarController = self
        let controller = tab.viewController
        if let controller, controller.ownTabBarItem == nil {
          controller.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, tag: 0)
        }
        return controller
      }
    }
  }
  open var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } ?? nil }
    set { selectedViewController = newValue?.viewController }
  }
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  /// Called when a finger has chosen an item of the bar.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  open func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}

  /// Selects a controller as a finger does, if the delegate allows it.
  func userSelects(_ index: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    tabBar(tabBar, didSelect: controller.tabBarItem)
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    let former = selectedTab
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
    if let tab = selectedTab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: former)
    }
  }
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
  open var mode = Mode.automatic
  public let sidebar = Sidebar()
  open var customizationIdentifier: String?
  open var compactTabIdentifiers: [String]?
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// The view above the bar, which is not drawn.
  open var bottomAccessory: UITabAccessory?
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
  open var contentLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

  /// The list of tabs at the side, which is not drawn.
  @MainActor @preconcurrency open class Sidebar: NSObject {
    open var isHidden = true
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    open var bottomBarView: UIView?
    open weak var delegate: AnyObject?
  }
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
}

/// A tab, with the function that makes its controller.
@MainActor @preconcurrency
open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
  open var title: String
  open var subtitle: String?
  open var image: UIImage?
  public let identifier: String
  open var badgeValue: String?
  open var userInfo: Any?
  open var isEnabled = true
  open var isHidden = false
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open internal(set) weak var tabBarController: UITabBarController?
  open internal(set) weak var parent: UITabGroup?
  private let provider: ((UITab) -> UIViewController)?
  public private(set) lazy var viewController: UIViewController? = provider?(self)
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)?
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }
}

/// The tab of a search.
open class UISearchTab: UITab {
  open var automaticallyActivatesSearch = false
  public init(
    title: String = "Search", image: UIImage? = nil, identifier: String = "search",
    viewControllerProvider: @escaping (UITab) -> UIViewController
  ) {
    super.init(
      title: title, image: image ?? UIImage(systemName: "magnifyingglass"),
      identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs that belong together.
open class UITabGroup: UITab {
  open var children: [UITab]
  open var defaultChildIdentifier: String?
  open var managingNavigationController: UINavigationController?
  open var sidebarActions: [UIAction] = []
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    children.forEach { $0.parent = self }
  }
}

/// A view above the bar of tabs.
@MainActor @preconcurrency
open class UITabAccessory: NSObject {
  public let contentView: UIView
  public init(contentView: UIView) { self.contentView = contentView }
}
