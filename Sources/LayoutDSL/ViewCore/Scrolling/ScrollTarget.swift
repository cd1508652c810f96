import Foundation

/// The target at which a scroll comes to rest.
public struct ScrollTarget: Sendable {
  /// The rectangle of the content to show, in points.
  public var rect: CGRect
  /// The anchor of the rectangle that is aligned with that of the scroll view; nil for the top-left
  /// corner.
  public var anchor: UnitPoint?

  /// Returns the content offset at which a scroll view of a size shows the target.
  func offset(in container: CGSize) -> CGPoint {
    guard let anchor else { return rect.origin }
    return CGPoint(
      x: rect.minX + anchor.x * (rect.width - container.width),
      y: rect.minY + anchor.y * (rect.height - container.height))
  }
}
