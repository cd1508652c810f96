import Foundation

// Foundation's own `contains` and `intersection` stop the program where a number is not one.
extension CGRect {
  /// Whether a point is inside, or on the left or the top edge; never where a number is not one.
  package func holds(_ point: CGPoint) -> Bool {
    !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// What two rectangles have in common; null if that is nothing, or a number is not one.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, minX <= other.maxX, other.minX <= maxX, minY <= other.maxY,
      other.minY <= maxY
    else { return .null }
    let left = max(minX, other.minX), top = max(minY, other.minY)
    return CGRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }
}
