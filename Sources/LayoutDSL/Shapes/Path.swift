import Foundation

/// The outline of a two-dimensional shape.
///
/// Coordinates are points in the space of the view that draws the path, y down.
public struct Path: Equatable, Sendable {
  /// The path as the simplest form that describes it, so that drawing can take short cuts.
  package enum Storage: Equatable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    case elements([Element])
  }

  /// A segment of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Starts a new subpath at the point.
    case move(to: CGPoint)
    /// A straight line to the point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  package var storage: Storage

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Creates an empty path.
  public init() {
    storage = .empty
  }
}
