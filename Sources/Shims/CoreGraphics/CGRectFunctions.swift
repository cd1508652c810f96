import Foundation

// Core Graphics' functions in C; Swift has members in their place.

/// Returns the smallest x of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the x of the centre of a rectangle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the largest x of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the smallest y of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the y of the centre of a rectangle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the largest y of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle, which is never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle, which is never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns the smallest rectangle that contains two others.
public func CGRectUnion(_ first: CGRect, _ second: CGRect) -> CGRect { first.union(second) }

/// Returns the common part of two rectangles; the null rectangle if there is none.
public func CGRectIntersection(_ first: CGRect, _ second: CGRect) -> CGRect {
  first.intersection(second)
}

/// Returns a rectangle whose edges are moved inwards, in points; outwards if negative.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns a rectangle whose origin is moved, in points.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns the smallest rectangle of integers that contains a rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns a rectangle with a width and a height that are not negative.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Returns whether a rectangle contains a point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool {
  rect.contains(point)
}

/// Returns whether a rectangle contains another one.
public func CGRectContainsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.contains(second)
}

/// Returns whether two rectangles have a common part.
public func CGRectIntersectsRect(_ first: CGRect, _ second: CGRect) -> Bool {
  first.intersects(second)
}

/// Returns whether two rectangles are equal.
public func CGRectEqualToRect(_ first: CGRect, _ second: CGRect) -> Bool { first == second }

/// Returns whether a rectangle has no area.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Returns whether a rectangle is the null rectangle.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Returns whether two points are equal.
public func CGPointEqualToPoint(_ first: CGPoint, _ second: CGPoint) -> Bool { first == second }

/// Returns whether two sizes are equal.
public func CGSizeEqualToSize(_ first: CGSize, _ second: CGSize) -> Bool { first == second }
