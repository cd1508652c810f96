import Foundation

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
    let points = (0...chordCount).map { point(at: CGFloat($0) / CGFloat(chordCount)) }
    return zip(points, points.dropFirst()).map { Chord(start: $0, end: $1) }
  }
}

/// The number of chords of a curve.
private let chordCount = 16
