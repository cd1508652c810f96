import Foundation

/// A convex part of a body in the coordinates of the scene: points, with a radius around them.
///
/// A circle is a point with a radius, and an edge has two points.
struct BodyOutline {
  let points: [CGPoint]
  let radius: CGFloat

  init(_ part: SKPhysicsBody.Part, _ transform: CGAffineTransform) {
    switch part {
    case .circle(let center, let radius):
      points = [center.applying(transform)]
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      self.radius = radius * scale
    case .polygon(let corners):
      let corners = corners.map { $0.applying(transform) }
      // A mirrored node has its corners in the other order.
      points = transform.a * transform.d < transform.b * transform.c ? corners.reversed() : corners
      radius = 0
    case .edge(let from, let to):
      (points, radius) = ([from.applying(transform), to.applying(transform)], 0)
    }
  }

  var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (minX, minY) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
      .insetBy(dx: -radius, dy: -radius)
  }

  /// Whether a point is inside.
  func contains(_ point: CGPoint) -> Bool {
    overlap(with: BodyOutline(.circle(center: point, radius: 0), .identity)) != nil
  }

  /// A common area of two outlines.
  struct Overlap {
    /// The direction from the first one to the second one, of length 1.
    var normal: CGVector
    var depth: CGFloat
    var point: CGPoint
  }

  /// Returns the common area with another outline, by the direction in which it is the least deep;
  /// nil if there is none.
  func overlap(with other: BodyOutline) -> Overlap? {
    var least: (normal: CGVector, depth: CGFloat)?
    for axis in axes(to: other) + other.axes(to: self) {
      let (own, others) = (range(along: axis), other.range(along: axis))
      let (forward, backward) = (
        own.upperBound - others.lowerBound, others.upperBound - own.lowerBound
      )
      guard forward > 0, backward > 0 else { return nil }
      let depth = min(forward, backward)
      if depth < least?.depth ?? .infinity {
        least = (
          forward < backward ? axis : CGVector(dx: -axis.dx, dy: -axis.dy), depth
        )
      }
    }
    guard let (normal, depth) = least else { return nil }
    let reversed = CGVector(dx: -normal.dx, dy: -normal.dy)
    let touching = support(normal) + other.support(reversed)
    // The middle of the points that are inside of both, so that a box rests on its side.
    let (tangent, count) = (CGVector(dx: -normal.dy, dy: normal.dx), CGFloat(touching.count))
    let (own, others) = (
      support(normal).map(tangent.along), other.support(reversed).map(tangent.along)
    )
    let low = max(own.min() ?? 0, others.min() ?? 0)
    let high = min(own.max() ?? 0, others.max() ?? 0)
    let middle = (low + high) / 2
    let along = touching.reduce(0) { $0 + normal.along($1) } / max(count, 1)
    return Overlap(
      normal: normal, depth: depth,
      point: CGPoint(
        x: normal.dx * along + tangent.dx * middle, y: normal.dy * along + tangent.dy * middle))
  }

  /// The directions in which the outlines may be apart.
  private func axes(to other: BodyOutline) -> [CGVector] {
    guard points.count > 1 else {
      // From a circle to the nearest point.
      guard let center = points.first,
        let nearest = other.points.min(by: { $0.distance(to: center) < $1.distance(to: center) })
      else { return [] }
      return [
        CGVector(dx: nearest.x - center.x, dy: nearest.y - center.y).unit ?? CGVector(dx: 0, dy: 1)
      ]
    }
    return zip(points, points.dropFirst() + points.prefix(1)).compactMap { from, to in
      CGVector(dx: to.y - from.y, dy: from.x - to.x).unit
    }
  }

  private func range(along axis: CGVector) -> ClosedRange<CGFloat> {
    let values = points.map(axis.along)
    return ((values.min() ?? 0) - radius)...((values.max() ?? 0) + radius)
  }

  /// The points that are farthest in a direction: one, or the ends of a side.
  private func support(_ direction: CGVector) -> [CGPoint] {
    let farthest = points.map(direction.along).max() ?? 0
    return points.filter { direction.along($0) > farthest - 0.5 }
      .map { CGPoint(x: $0.x + direction.dx * radius, y: $0.y + direction.dy * radius) }
  }
}

extension CGVector {
  /// The vector of length 1; nil for that of length 0.
  fileprivate var unit: CGVector? {
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : nil
  }

  fileprivate func along(_ point: CGPoint) -> CGFloat { dx * point.x + dy * point.y }

  func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }
}
