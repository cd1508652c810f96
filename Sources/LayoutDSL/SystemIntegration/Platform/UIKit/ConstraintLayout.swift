import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// A view whose subviews are placed by constraints.
  @MainActor package protocol ConstraintLayout: UIView {
    /// Sets the frames of the views in the tree of the view that follow from constraints.
    func layOutByConstraints()
    /// Returns the least size that the constraints allow, with given lengths; nil without
    /// constraints.
    func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize?
    /// Returns the margins of a view of which bars cover some parts, in points.
    func margins(covered: UIEdgeInsets) -> UIEdgeInsets
    /// The parts of the view that bars cover, in points.
    var coveredSafeArea: UIEdgeInsets { get }
    /// Whether the view stays at its intrinsic length where more room is offered.
    func hugsContent(along axis: Axis) -> Bool
    /// Whether the view stays at its intrinsic length where less room is offered.
    func resistsCompression(along axis: Axis) -> Bool
  }

  /// A UIKit view whose tree has views that fingers reach.
  @MainActor package protocol TouchedTree: UIView {
    /// The view of SwiftUI that shows the tree; nil if no finger has a use for it.
    var touchedTree: AnyView? { get }
  }

  /// A UIKit view whose content is a view of SwiftUI.
  @MainActor package protocol UIViewContent: UIView {
    var content: AnyView { get }
    /// Whether the content is shown, and not the views in this one.
    var showsContent: Bool { get }
  }

  extension UIViewContent {
    package var showsContent: Bool { true }
  }

  extension UIView {
    /// The view, if it is shown by its content.
    package final var shownContent: (any UIViewContent)? {
      (self as? any UIViewContent).flatMap { $0.showsContent ? $0 : nil }
    }
  }

  /// A view whose class places parts of its own, before each picture.
  @MainActor package protocol PartPlacing: UIView {
    func placeParts()
  }
#endif
