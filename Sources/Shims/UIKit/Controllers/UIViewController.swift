import Foundation

/// The controller of a view, for code written for UIKit.
///
/// It shows its view; a navigation or tab bar controller also shows its bar. A screen of the
/// system, such as a picker, is a labelled placeholder.
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
    /// The controller covers the screen and blurs what is behind it.
    case blurOverFullScreen
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
      newValue?.controller = self
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
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
  /// The item of the tab bar: one with the title, until it is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }
  /// The item of the tab bar that was set or used; nil if there is none yet.
  private(set) var ownTabBarItem: UITabBarItem?
  /// The style in which the controller is presented.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The animation of the controller's presentation.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Whether a swipe is kept from dismissing the controller.
  open var isModalInPresentation = false
  /// The presentation of the controller, in any style.
  open var presentationController: UIPresentationController? {
    popoverPresentationController ?? sheetPresentationController ?? plainPresentation
  }
  private lazy var plainPresentation = UIPresentationController(
    presentedViewController: self, presenting: presentingViewController)
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
  /// The controller that this one presents.
  public private(set) var presentedViewController: UIViewController?
  /// The controller that presents this one.
  public private(set) weak var presentingViewController: UIViewController?
  private var isLoaded = false

  /// Creates a controller with the views of a nib.
  public init(nibName: String?, bundle: Bundle?) {
    (ownNibName, nibBundle) = (nibName, bundle)
    super.init()
  }

  /// Creates a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of a storyboard, whose views are made when they are first used.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The scene of the storyboard that the controller is in.
  var interfaceScene: InterfaceScene?
  /// The view in the scene; nil if there is none.
  private(set) lazy var archivedView: UIView? = interfaceScene?.makeView()
  private var ownNibName: String?

  /// Makes the view: that of the storyboard or the nib, or else an empty one.
  open func loadView() {
    guard loadedView == nil else { return }
    if let archivedView {
      fill(with: archivedView)
      interfaceScene?.connect()
      return
    }
    if let nibName {
      _ = UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self)
      if loadedView != nil { return }
    }
    let hasPicture = self is any ControllerContainer || self is any SystemScreen
    fill(with: hasPicture ? ContainerView(of: self) : UIView())
  }
  /// Makes a view that of the controller, with the size of the screen until it is shown.
  final func fill(with view: UIView) {
    view.frame = UIScreen.main.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
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
  open var isEditing: Bool {
    get { editsContent }
    set { setEditing(newValue, animated: false) }
  }
  private var editsContent = false
  /// Lets the user edit the content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editsContent = editing
    ownEditButton.showsEditing(editing)
  }
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

  /// Presents a controller in its style, if this one is on the screen and presents none.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, viewControllerToPresent !== self else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    viewIfLoaded?.invalidateIntrinsicContentSize()
    completion?()
  }

  /// Ends the presentation of this controller or of one around it, or those of the ones that it
  /// presents.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter =
      presentedViewController != nil
      ? self : sequence(first: self, next: \.parent).firstNonNil(\.presentingViewController)
    if let presented = presenter?.presentedViewController {
      presenter?.presentedViewController = nil
      presented.presentingViewController = nil
      presented.disappear()
      presenter?.viewIfLoaded?.invalidateIntrinsicContentSize()
    }
    completion?()
  }

  // MARK: Kept, without an effect on a picture

  /// Whether the controller's view is the one that presentations cover.
  open var definesPresentationContext = false
  /// Whether the presenting controller chooses the animation.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the view extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether the insets of scroll views follow bars.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the margins are at least those of the system.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The least margins of the system, in points.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    // A screen is known only while a view of SwiftUI is evaluated.
    let width = viewIfLoaded?.bounds.width ?? 0
    let side = UIScreen.sideMargin(in: width > 0 ? width : UIScreen.main.bounds.width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Called when the margins change: never.
  open func viewLayoutMarginsDidChange() {}
  /// Whether the focus returns after a transition.
  open var restoresFocusAfterTransition = true
  /// The group of the focus.
  open var focusGroupIdentifier: String?
  /// An identifier for restoring the state.
  open var restorationIdentifier: String?
  /// The items of the bar at the bottom.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the items of the bar at the bottom.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// The object that animates presentations.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The transition when the controller is pushed or presented.
  open var preferredTransition: Transition?
  /// The button that starts and ends editing.
  open var editButtonItem: UIBarButtonItem { ownEditButton }
  private lazy var ownEditButton = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })
  /// The name of the nib: the one that was given, or that of the class if there is such a nib.
  open var nibName: String? {
    if let ownNibName { return ownNibName }
    let name = "\(type(of: self))"
    let names = [name, name.hasSuffix("Controller") ? String(name.dropLast(10)) : name]
    return names.first { UINib.exists($0, in: nibBundle) }
  }
  /// The bundle of the nib; nil for that of the app.
  open private(set) var nibBundle: Bundle?
  /// The storyboard of the controller; nil for one that is not from a storyboard.
  open var storyboard: UIStoryboard? { interfaceScene?.storyboard }
  /// Whether the keyboard stays when a text loses the focus.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// The orientation in which the controller is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// Whether the orientation stays.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Has no effect.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
  /// Has no effect: the device does not turn.
  open class func attemptRotationToDeviceOrientation() {}
  /// The controller that decides about the home indicator; nil for this one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The controller that decides about the gestures of the system; nil for this one.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The controller that decides about the pointer; nil for this one.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Whether the pointer is hidden.
  open var prefersPointerLocked: Bool { false }
  /// Has no effect.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether appearances are forwarded to child controllers.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Tells the controller that its view appears or disappears.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
  }
  /// Has no effect.
  open func endAppearanceTransition() {}
  /// Updates the constraints of the view.
  open func updateViewConstraints() { view?.updateConstraints() }
  /// Sets properties before layout.
  open func updateProperties() {}
  /// Has no effect: properties are set before each picture.
  open func setNeedsUpdateProperties() {}
  /// Sets the properties.
  open func updatePropertiesIfNeeded() { updateProperties() }
  /// The message of a controller without content, drawn in front of its view; nil for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet {
      contentUnavailableView = contentUnavailableConfiguration?.makeContentView()
      viewIfLoaded?.invalidateIntrinsicContentSize()
    }
  }
  /// The view of the message.
  private(set) var contentUnavailableView: UIView?
  /// The state for the configuration of missing content.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Sets the configuration of missing content.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Sets the configuration of missing content.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }
  /// Returns the scroll view that bars follow at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
  }
  /// Sets the scroll view that bars follow at some edges.
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for bit in 0..<4 where edge.rawValue & 1 << UInt(bit) != 0 {
      contentScrollViews[1 << UInt(bit)] = scrollView
    }
  }
  private var contentScrollViews: [UInt: UIScrollView] = [:]
  /// Has no effect: the traits are those of the screen.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  /// Returns the traits of a child: those of the screen.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }
  /// Called when a child's size that fits changes: never.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child controller.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the size that a child prefers changes: never.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Writes the state: never called.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores the state: never called.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the state has been restored: never.
  open func applicationFinishedRestoringState() {}

  // MARK: Segues

  /// Performs a segue of the storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    if interfaceScene?.performSegue(identifier, sender: sender) != true {
      InterfaceFile.report("\(type(of: self)) has no segue \(identifier)")
    }
  }
  /// Returns whether a segue is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Called when a segue goes back: never.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// Returns whether a segue may go back to this controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }

  // MARK: Events, which never happen

  /// Returns the controller that performs an action: none.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? { nil }
  /// Called for a tap with two fingers: never.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called for the gesture that leaves the view: never.
  open func accessibilityPerformEscape() -> Bool { false }
  /// The views that receive the focus first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns whether the focus may move.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved: never.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Containers

  /// Shows a controller: in the navigation controller, or else as a presented one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  /// Shows a controller in the second column, or else as `show(_:sender:)` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard let splitViewController, splitViewController !== self else {
      return show(vc, sender: sender)
    }
    splitViewController.showDetailViewController(vc, sender: sender)
  }
  /// Called before a split view collapses: never.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the second controller when a split view separates: none.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Makes the changes at once.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let container = fromViewController.viewIfLoaded?.superview, let view = toViewController.view
    {
      container.addSubview(view)
    }
    animations?()
    fromViewController.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }

  /// Has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Has no effect.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presentingViewController
  }
}
