// Only the names that Apple's module has: `Path` and `Angle` are SwiftUI's.
@_exported import struct Drawing.CGAffineTransform
@_exported import enum Drawing.CGLineCap
@_exported import enum Drawing.CGLineJoin
@_exported import struct Drawing.CGVector
@_exported import Foundation

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a rectangle.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGPoint {
  /// The coordinates in parentheses, for debugging.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The width and the height in parentheses, for debugging.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The origin, the width and the height in parentheses, for debugging.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
