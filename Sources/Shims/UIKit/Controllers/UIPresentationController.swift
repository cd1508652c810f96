import Foundation

/// The style in which a controller is presented.
public typealias UIModalPresentationStyle = UIViewController.ModalPresentationStyle
/// The animation of a presentation.
public typealias UIModalTransitionStyle = UIViewController.ModalTransitionStyle

/// The presentation of a controller; its own methods are not called.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  /// The controller that is presented; an empty one if it exists no longer, since it retains the
  /// presentation.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }
  /// The controller that presents it; an empty one before the presentation and if it exists no
  /// longer.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  private weak var presenting: UIViewController?
  /// The object that configures the presentation and is notified of it, whatever its type is.
  fileprivate weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates the presentation of a controller by another one.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
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
  /// Whether the presentation covers the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the view of the presenting controller is removed.
  open var shouldRemovePresentersView: Bool { false }
  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  /// The style of the presentation on this screen.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }
  /// Returns the style of the presentation for some traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { presentationStyle }
  /// The traits of the presented controller; nil for those of the screen.
  open var overrideTraitCollection: UITraitCollection?
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }
  /// Returns the size of a child controller.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the size that a child prefers changes: never.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called before the size changes: never.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change: never.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Presentations whose classes may declare a delegate of a type of their own.
///
/// The delegate of Objective-C has another type in subclasses, which a property that is inherited
/// cannot have.
@MainActor @preconcurrency
public protocol _AdaptivePresentation: UIPresentationController {}

extension UIPresentationController: _AdaptivePresentation {}

extension _AdaptivePresentation {
  /// The object that configures the presentation and is notified of it.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
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
  /// Called before a swipe ends the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a swipe has ended the presentation.
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

/// The presentation of a controller as a popover.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The object that configures the popover and is notified of it.
  public var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }
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
  /// Whether the popover may cover the rectangle that it points at.
  open var canOverlapSourceViewRect = false
  /// The class of the view behind the content; nil for that of the system.
  open var popoverBackgroundViewClass: AnyClass?
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
  /// Returns whether a touch outside ends the popover; never called.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a touch has ended the popover: never.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// An object that is told about a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has changed the height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The presentation of a controller as a sheet.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// The object that is told about the sheet.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }
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

    private let resolver: (ResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier, resolver: @escaping (ResolutionContext) -> CGFloat? = { _ in nil }
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Returns the height, in points; nil if it is not available.
    public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
      switch identifier {
      case .large: context.maximumDetentValue
      case .medium: context.maximumDetentValue / 2
      default: resolver(context)
      }
    }

    /// The values with which a height is computed.
    @MainActor @preconcurrency public struct ResolutionContext {
      /// The traits of the sheet.
      public let containerTraitCollection = UITraitCollection.current
      /// The largest height, in points: that of the screen.
      public let maximumDetentValue = UIScreen.main.bounds.height
    }

    /// A height that a function computes.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (ResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver: resolver) }

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

  /// The view from which the sheet comes.
  open var sourceView: UIView?
  /// Whether the sheet has the size of a page.
  open var prefersPageSizing = true
  /// The effect behind the content; nil for that of the system.
  open var backgroundEffect: UIVisualEffect?
  /// Has no effect: the heights are computed again for each picture.
  open func invalidateDetents() {}
  /// Makes the changes at once, without an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }
}
