import Foundation
import SystemIntegration
import ViewCore

extension UIViewController: PicturedResponder {
  package var picture: AnyView {
    appear()
    return AnyView(ControllerPicture(controller: self))
  }

  package var picturedView: UIView? { view }

  package var picturedSize: CGSize? {
    let size = preferredContentSize
    return size.width > 0 && size.height > 0 ? size : nil
  }
}

extension UIViewController: TintedResponder {
  package var outerTint: UIColor? {
    if let outer = parent ?? presentingViewController {
      return outer.viewIfLoaded?.ownTintColor ?? outer.outerTint
    }
    return UIApplication.shared.windows.first { $0.rootViewController === self }?.ownTintColor
  }
}

extension UIViewController {
  private var isShown: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// Whether the controller has appeared and has not disappeared.
  var isAppearing: Bool { isShown }

  /// Whether a full-screen presentation by the controller, or by the one that it shows, covers it.
  private var isCovered: Bool {
    presentedViewController?.isFullScreen == true || shownChild?.isCovered == true
  }

  /// Whether the controller is on another tab than the selected one, or behind a full-screen
  /// presentation.
  private var isHidden: Bool {
    var controller = self
    if isCovered { return true }
    while let outer = controller.parent {
      if outer is UITabBarController, outer.shownChild !== controller { return true }
      if outer.presentedViewController?.isFullScreen == true { return true }
      controller = outer
    }
    return false
  }

  /// The child that a container shows; nil for other controllers.
  private var shownChild: UIViewController? {
    (self as? UITabBarController)?.selectedViewController
      ?? (self as? UINavigationController)?.topViewController
  }

  /// Loads the view and tells the controller and its children that it appears, once until it
  /// disappears.
  ///
  /// A controller that is not on the screen does not appear.
  func appear() {
    if isHidden { return }
    loadViewIfNeeded()
    guard !isShown else { return }
    isShown = true
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    viewWillAppear(false)
    viewIsAppearing(false)
    guard !(self is any ControllerContainer) else {
      viewDidAppear(false)
      return reappearingChild?.appear() ?? ()
    }
    // The views have their places when the controller has appeared.
    if let view { _ = view.laidOutParts(in: view.bounds.size) }
    viewDidAppear(false)
    for child in children { child.appear() }
  }

  /// The child of a container that was shown before the container disappeared.
  private var reappearingChild: UIViewController? {
    shownChild.flatMap { $0.viewIfLoaded == nil ? nil : $0 }
  }

  /// Tells the controllers behind a full-screen presentation that they disappear when it begins, and
  /// appear when it has ended.
  func noteCover(_ isCovered: Bool) {
    guard isCovered != stored(false, "isCovered") else { return }
    store(isCovered, "isCovered")
    var outermost = self
    while let outer = outermost.parent { outermost = outer }
    if isCovered { outermost.disappear() } else { outermost.appear() }
  }

  /// Has the picture of this controller drawn again when the view of another one in it changes.
  func passOnChanges(of child: UIViewController) {
    child.view.intrinsicSizeDidChange = { [weak self] in self?.view.intrinsicSizeDidChange() }
  }

  /// Tells the controller that its view disappears, if it has appeared.
  func disappear() {
    guard isShown else { return }
    isShown = false
    viewWillDisappear(false)
    viewDidDisappear(false)
    shownChild?.disappear()
  }
}

/// A controller of UIKit that shows some of its children.
@MainActor protocol ControllerContainer: UIViewController {}

extension UINavigationController: ControllerContainer {}
extension UITabBarController: ControllerContainer {}
extension UISplitViewController: ControllerContainer {}
