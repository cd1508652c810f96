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

  /// Loads the view and tells the controller and its children that it appears, once until it
  /// disappears.
  func appear() {
    loadViewIfNeeded()
    guard !isShown else { return }
    isShown = true
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    viewWillAppear(false)
    viewIsAppearing(false)
    viewDidAppear(false)
    guard !(self is any ControllerContainer) else { return }
    for child in children { child.appear() }
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
  }
}

/// A controller of UIKit that shows some of its children.
@MainActor protocol ControllerContainer: UIViewController {}

extension UINavigationController: ControllerContainer {}
extension UITabBarController: ControllerContainer {}
extension UISplitViewController: ControllerContainer {}
