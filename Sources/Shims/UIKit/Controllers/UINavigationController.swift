import Foundation

/// A stack of controllers, for code written for UIKit.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// A change of the controller on top.
  public enum Operation: Int, Sendable {
    /// No change.
    case none
    /// A controller comes.
    case push
    /// A controller goes.
    case pop
  }
  /// The seconds in which bars hide and appear, for animations beside them.
  public static nonisolated let hideShowBarDuration: CGFloat = 0.2
  /// The gesture that hides the bars with a tap.
  public let barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  /// The gesture that goes back from anywhere in the content.
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// The controllers, from bottom to top.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for child in viewControllers where child.parent !== self { addChild(child) }
      if viewControllers != oldValue { viewIfLoaded?.invalidateIntrinsicContentSize() }
    }
  }
  /// The bar at the top.
  public private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.stack = self
    return bar
  }()
  /// The gesture that goes back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Creates a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  /// The item of the tab bar: that of the first controller, until another one is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller on top.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Removes the controller on top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Removes the controllers in front of one.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(of: viewController) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    viewControllers.removeSubrange((index + 1)...)
    return popped
  }

  /// Creates a stack whose bars have some classes, which are not used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty stack; there are no archives of views here.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates an empty stack.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns an empty stack, or nil if the class refuses archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The bar at the bottom.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  /// Whether the bar at the bottom is hidden.
  open var isToolbarHidden = true
  /// Hides or shows the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Removes all controllers but the first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Whether the bars hide when the user swipes up; this has no effect on a picture.
  open var hidesBarsOnSwipe = false
  /// Whether the bars hide when the user taps; this has no effect on a picture.
  open var hidesBarsOnTap = false
  /// Whether the bars hide while a keyboard is on the screen; this has no effect on a picture.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars hide when the height is compact; this has no effect on a picture.
  open var hidesBarsWhenVerticallyCompact = false
  /// The gesture that hides the bars.
  public let barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
  }

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { navigationBar.isHidden = newValue }
  }
}
