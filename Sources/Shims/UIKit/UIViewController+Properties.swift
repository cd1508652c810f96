// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

extension UIViewController {
  /// The app that shows the controller of an extension: none.
  public var extensionContext: NSExtensionContext? { nil }
  public var viewIfLoaded: UIView? { isViewLoaded ? view : nil }
  public var isBeingPresented: Bool { false }
  public var isBeingDismissed: Bool { false }
  public var isMovingToParent: Bool { false }
  public var isMovingFromParent: Bool { false }
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UISplitViewController }.first
  }
  public var definesPresentationContext: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var providesPresentationContextTransitionStyle: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var restorationIdentifier: String? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var toolbarItems: [UIBarButtonItem]? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  public var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .edit) }
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  public func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var transitionDuration: TimeInterval { get }
  var containerView: UIView { get }
  var isCancelled: Bool { get }
}
extension UIViewControllerTransitionCoordinatorContext {
  public var isAnimated: Bool { false }
  public var transitionDuration: TimeInterval { 0 }
  public var containerView: UIView { UIView() }
  public var isCancelled: Bool { false }
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}

@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  var containerView: UIView { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func finalFrame(for vc: UIViewController) -> CGRect
  func initialFrame(for vc: UIViewController) -> CGRect
}
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  open private(set) var percentComplete: CGFloat = 0
  open var completionSpeed: CGFloat = 1
  open var wantsInteractiveStart = true
  public override init() { super.init() }
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  open func cancel() {}
  open func finish() {}
}
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// A stack of controllers, some kinds of which have a delegate of their own type.
@MainActor @preconcurrency public protocol _NavigationStack: UIResponder {}

extension UINavigationController: _NavigationStack {}

extension _NavigationStack {
  /// Is told of the controllers that are shown: never.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { stored(nil) }
    set { store(newValue) }
  }
}

extension UITabBarController {
  public func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}
