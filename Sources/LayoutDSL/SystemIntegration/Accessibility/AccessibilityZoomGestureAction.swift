import Foundation
import ViewCore

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
