import Foundation

// Foundation's `contains` and `intersection` trap if a coordinate is NaN.
extension CGRect {
  /// Returns whether a point is inside the rectangle, or on its left or top edge; false if a
  /// coordinate is NaN.
  package func holds(_ point: CGPoint) -> Bool {
    !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// Returns the intersection of two rectangles, which is empty if they only touch; null if they do
  /// not touch, or if a coordinate is NaN.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, minX <= other.maxX, other.minX <= maxX, minY <= other.maxY,
      other.minY <= maxY
    else { return .null }
    let left = max(minX, other.minX), top = max(minY, other.minY)
    return CGRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
