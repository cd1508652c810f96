// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Members of scroll views with types of UIKit alone; their values are kept and have no effect on
// pictures.

// Scroll views declare these again.
extension UIAppearance where Self: UIScrollView {
  /// The size of the content that no inset covers, in points.
  public var visibleSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }
  public var refreshControl: UIRefreshControl? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  public var panGestureRecognizer: UIPanGestureRecognizer {
    kept(UIPanGestureRecognizer())
  }
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    kept(UIPinchGestureRecognizer())
  }
  public var directionalPressGestureRecognizer: UIGestureRecognizer {
    kept(UIGestureRecognizer())
  }
  public var topEdgeEffect: UIScrollEdgeEffect { kept(UIScrollEdgeEffect(), "top edge") }
  public var leftEdgeEffect: UIScrollEdgeEffect { kept(UIScrollEdgeEffect(), "left edge") }
  public var bottomEdgeEffect: UIScrollEdgeEffect { kept(UIScrollEdgeEffect(), "bottom edge") }
  public var rightEdgeEffect: UIScrollEdgeEffect { kept(UIScrollEdgeEffect(), "right edge") }

  /// The object of a kind, which is the same one each time.
  private func kept<Object: NSObject>(_ new: Object, _ name: String? = nil) -> Object {
    let name = name ?? "\(Object.self)"
    let object = stored(new, name)
    store(object, name)
    return object
  }
}

/// The blur where content scrolls under a bar, which is not drawn.
@MainActor @preconcurrency
open class UIScrollEdgeEffect: NSObject {
  public struct Style: Hashable, Sendable {
    private let name: String
    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }
  open var style = Style.automatic
  open var isHidden = false
}

/// The views that float above the edge of a scroll view.
@MainActor @preconcurrency
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []
  public override init() { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
