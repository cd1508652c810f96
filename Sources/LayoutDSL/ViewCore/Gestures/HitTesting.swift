import Foundation

extension GeometricNode {
  /// Returns the node that a touch hits at a point in this node's own space: this node or a
  /// descendant.
  ///
  /// Nodes that are drawn last are hit first. A view that draws is hit where it draws; a view that
  /// only arranges others is not hit. As in SwiftUI, clips and masks do not change hit testing
  /// (https://oleb.net/2022/clipped-hit-testing); scroll views do.
  package final func hitTest(_ point: CGPoint) -> GeometricNode? {
    guard mayBeHit(at: point) else { return nil }
    if let inner = contentPoint(of: point) {
      for child in paintOrder.reversed() {
        let place = CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y)
        if let node = child.hitTest(place) { return node }
      }
    }
    return isHit(at: point) ? self : nil
  }

  /// Converts a point from the node's own space to the space of its content; nil if there is no
  /// such point.
  private func contentPoint(of point: CGPoint) -> CGPoint? {
    guard let map = contentProjection else { return point }
    var inverse = map
    guard inverse.invert() else { return nil }
    let inner = point.applying(inverse)
    return inner.x.isFinite && inner.y.isFinite ? inner : nil
  }

  /// Converts a point on the screen to the node's own space.
  package final func localPoint(of point: CGPoint) -> CGPoint {
    guard let container else { return point }
    let outer = container.localPoint(of: point)
    let inner = container.contentPoint(of: outer) ?? outer
    return CGPoint(x: inner.x - origin.x, y: inner.y - origin.y)
  }

  /// Returns whether a point in the node's own space is inside its frame.
  final func frameContains(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }
}

extension Path {
  /// Returns whether a point is at most half a line width away from the path.
  func isStroked(at point: CGPoint, lineWidth: CGFloat) -> Bool {
    let reach = max(lineWidth, 0) / 2
    return subpaths.contains { subpath in
      subpath.segments.contains { $0.chords.contains { $0.distance(to: point) <= reach } }
    }
  }
}

/// A line segment that approximates a part of a path.
private struct Chord {
  let start: CGPoint
  let end: CGPoint

  func distance(to point: CGPoint) -> CGFloat {
    let dx = end.x - start.x, dy = end.y - start.y
    let square = dx * dx + dy * dy
    let along = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
    let t = min(max(along, 0), 1)
    let x = start.x + t * dx - point.x, y = start.y + t * dy - point.y
    return (x * x + y * y).squareRoot()
  }
}

extension PathSegment {
  /// The segment as chords; sixteen of them approximate a curve more closely than a finger can
  /// touch it.
  fileprivate var chords: [Chord] {
    if isLine { return [Chord(start: start, end: end)] }
    let points = (0...16).map { point(at: CGFloat($0) / 16) }
    return zip(points, points.dropFirst()).map { Chord(start: $0, end: $1) }
  }
}
