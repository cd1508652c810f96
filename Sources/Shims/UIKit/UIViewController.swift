import Foundation

/// The controller of a view, for code written for UIKit.
///
/// It shows its view; a navigation or tab bar controller also shows its bar. A screen of the system,
/// such as a picker, is a labelled placeholder.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The style in which a controller is presented.
  public enum ModalPresentationStyle: Int, Sendable {
    /// The controller covers the screen.
    case fullScreen
    /// The controller is a large sheet.
    case pageSheet
    /// The controller is a small sheet.
    case formSheet
    /// The controller covers another controller.
    case currentContext
    /// The app defines the presentation.
    case custom
    /// The controller covers the screen, and the views behind it are kept.
    case overFullScreen
    /// The controller covers another controller, whose view is kept.
    case overCurrentContext
    /// The controller is a popover.
    case popover
    /// The presentation is not adapted to the screen.
    case none = -1
    /// The system decides.
    case automatic = -2
  }

  /// The animation of a presentation.
  public enum ModalTransitionStyle: Int, Sendable {
    /// The controller moves up from the bottom.
    case coverVertical
    /// The view flips around a vertical axis.
    case flipHorizontal
    /// The controller fades in.
    case crossDissolve
    /// A corner of the view curls up like a page.
    case partialCurl
  }

  /// The view of the controller, which is made when it is first used.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.willLayoutSubviews = { [weak self] in self?.viewWillLayoutSubviews() }
      newValue?.didLayoutSubviews = { [weak self] in self?.viewDidLayoutSubviews() }
    }
  }
  private var loadedView: UIView?
  /// The title, also of the navigation bar and of the item of the tab bar.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }
  /// The content of the navigation bar.
  open lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The item of the tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem!
  /// The style in which the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The animation of the controller's presentation.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether a swipe is kept from dismissing the controller.
  open var isModalInPresentation = false
  /// The presentation of the controller, in any style.
  public private(set) lazy var presentationController: UIPresentationController? =
    UIPresentationController(presentedViewController: self, presenting: presentingViewController)
  /// The presentation of the controller as a popover; nil for another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : nil
  }
  /// The presentation of the controller as a sheet; nil for another style.
  open var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheet
    default: nil
    }
  }
  private lazy var popover = UIPopoverPresentationController(
    presentedViewController: self, presenting: presentingViewController)
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: self, presenting: presentingViewController)
  /// Whether the tab bar is hidden while the controller is shown.
  open var hidesBottomBarWhenPushed = false
  /// The appearance that the controller asks for.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The insets that the controller adds to the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// The edges to which the view extends.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// The size that the controller prefers, in points; zero for none.
  open var preferredContentSize = CGSize.zero
  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The parent controller.
  public private(set) weak var parent: UIViewController?
  /// The controller that this one presents, which no screen shows.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public private(set) weak var presentingViewController: UIViewController?
  private var isLoaded = false

  /// Creates a controller.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes the view: an empty one.
  open func loadView() {
    if loadedView == nil { view = UIView() }
  }
  /// Called when the view is made.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed: never.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view is removed: never.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called for a memory warning: never.
  open func didReceiveMemoryWarning() {}
  /// Called when the traits change: never.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called while the view is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the insets that bars cover change: never.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called before the view has another size: never.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change: never.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Whether the user edits the content.
  open var isEditing = false
  /// Lets the user edit the content.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The shortcuts of a keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Whether the interface turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The animation with which the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The edges where the app's gestures go before those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The controller that decides about the status bar; nil for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that decides whether the status bar is hidden; nil for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    loadView()
    viewDidLoad()
  }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { isLoaded }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The appearance of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the home indicator is hidden automatically.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The navigation controller around this one.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UINavigationController }.first
  }
  /// The tab bar controller around this one.
  open var tabBarController: UITabBarController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UITabBarController }.first
  }

  /// Adds a child controller.
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }

  /// Removes this controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Stores a controller as the presented one, which no screen shows.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Ends the presentation of this controller, or of the one that it presents.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.presentedViewController = nil
    completion?()
  }

  /// Has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  open override var next: UIResponder? { parent }
}

/// The appearance of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// A colour that fits the appearance.
  case `default`
  /// White text.
  case lightContent
  /// Black text.
  case darkContent = 3
}

/// The animation with which the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// Through transparency.
  case fade
  /// It slides.
  case slide
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A stack of controllers, for code written for UIKit.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The controllers, from bottom to top.
  open var viewControllers: [UIViewController] = []
  /// The bar at the top.
  public let navigationBar = UINavigationBar()
  /// The gesture that goes back.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  /// Creates a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  /// The controller on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The controller on top.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Adds a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    addChild(viewController)
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
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }

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

/// A controller that shows one of several controllers, for code written for UIKit.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The controllers.
  open var viewControllers: [UIViewController]?
  /// The object that is told of choices: there are none.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The index of the controller that is shown.
  open var selectedIndex = 0
  /// The bar at the bottom.
  public let tabBar = UITabBar()

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}

/// An object that is told which tab is chosen.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Called after the user has chosen a controller: never.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns whether the user may choose a controller; nobody asks.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
}

extension UITabBarControllerDelegate {
  /// Has no effect.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
}
