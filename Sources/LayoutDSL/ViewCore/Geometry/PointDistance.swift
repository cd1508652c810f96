import Foundation

extension CGPoint {
  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - self.x, y = other.y - self.y
    return (x * x + y * y).squareRoot()
  }
}
