import Foundation

/// The style in which a controller is presented.
public typealias UIModalPresentationStyle = UIViewController.ModalPresentationStyle
/// The animation of a presentation.
public typealias UIModalTransitionStyle = UIViewController.ModalTransitionStyle

/// The presentation of a controller, which no screen shows.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  /// The controller that is presented; an empty one if it exists no longer, since it retains the
  /// presentation.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents it.
  public private(set) weak var presentingViewController: UIViewController?
  /// The object that configures the presentation and is notified of it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates the presentation of a controller by another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    self.presentingViewController = presentingViewController
  }

  /// The view that the presentation is in: none.
  open var containerView: UIView? { nil }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Called before the presentation starts: never.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation has started: never.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presentation ends: never.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presentation has ended: never.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the views are laid out: never.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the views are laid out: never.
  open func containerViewDidLayoutSubviews() {}
}

/// An object that configures presentations and is notified of them.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style of the presentation on this screen.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style of the presentation for some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a swipe ends the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called before a swipe ends the presentation: never.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a swipe has ended the presentation: never.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after a swipe that did not end the presentation: never.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style of the presented controller.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.presentedViewController.modalPresentationStyle }
  /// Returns the style of the presented controller.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The sides of a popover on which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// An unknown side.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A view or bar item that the arrow of a popover can point at.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The presentation of a controller as a popover, which no screen shows.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides on which the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The side on which the arrow is: unknown, since no screen shows the popover.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The view that the arrow points at.
  open var sourceView: UIView?
  /// The rectangle that the arrow points at.
  open var sourceRect = CGRect.null
  /// The bar item that the arrow points at.
  open var barButtonItem: UIBarButtonItem?
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The view or bar item that the arrow points at.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The margins around the popover, in points.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// The views outside the popover that receive touches.
  open var passthroughViews: [UIView]?
  /// The presentation as a sheet where there is no room for a popover.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
}

/// An object that configures popovers and is notified of them.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is shown: never.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// An object that is told about a sheet; nothing is reported to it.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has changed the height: never.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The presentation of a controller as a sheet, which no screen shows.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet.
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// Half of the screen.
      public static let medium = Identifier("medium")
      /// The whole screen.
      public static let large = Identifier("large")
    }

    /// The name of the height.
    public let identifier: Identifier

    private init(_ identifier: Identifier) {
      self.identifier = identifier
    }

    /// The values with which a height is computed.
    public struct ResolutionContext {
      /// The traits of the sheet.
      public let containerTraitCollection = UITraitCollection.current
      /// The largest height, in points.
      public let maximumDetentValue: CGFloat = 0
    }

    /// A height that a function computes, which no screen shows.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (ResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom")) }

    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The height that is shown; nil for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which the screen behind is not dimmed; nil to dim it at every height.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grabber is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the bottom of a screen with little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet takes the width that its content prefers.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of the corners, in points; nil for the system's.
  open var preferredCornerRadius: CGFloat?

  /// Makes the changes at once, without an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
