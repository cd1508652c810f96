import Foundation

/// A zoom gesture of an assistive technology.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content becomes larger.
    case zoomIn
    /// The content becomes smaller.
    case zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The point, in fractions of the view's size.
  public let location: UnitPoint
  /// The point, in points of the view.
  public let point: CGPoint
}

extension View {
  /// Adds the actions "zoom in" and "zoom out" of an assistive technology, in the centre of the
  /// view.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    func action(_ direction: AccessibilityZoomGestureAction.Direction) -> () -> Void {
      {
        handler(
          AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
      }
    }
    return accessibility(actions: ["zoom in": action(.zoomIn), "zoom out": action(.zoomOut)])
  }
}
