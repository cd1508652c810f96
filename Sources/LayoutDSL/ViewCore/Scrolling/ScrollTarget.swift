import Foundation

/// Where a scroll view is to come to rest.
public struct ScrollTarget: Sendable {
  /// The rectangle of the content that is to be seen, in points.
  public var rect: CGRect
  /// The point of the rectangle that goes to the same point of the scroll view; nil for the
  /// top-left corner.
  public var anchor: UnitPoint?

  /// The point of the content at the top-left corner of a scroll view of a size that shows the
  /// target.
  func offset(in container: CGSize) -> CGPoint {
    guard let anchor else { return rect.origin }
    return CGPoint(
      x: rect.minX + anchor.x * (rect.width - container.width),
      y: rect.minY + anchor.y * (rect.height - container.height))
  }
}
