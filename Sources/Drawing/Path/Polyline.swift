import Foundation

/// A flattened subpath for stroking, in the coordinate space of the path.
struct Polyline {
  /// The vertices.
  ///
  /// Neighbours are never equal, and neither are the ends of a closed line.
  var points: [Point] = []
  /// Whether each vertex is inside a curve, where a join must not be visible; parallel to `points`.
  var isSmooth: [Bool] = []
  var isClosed = false

  mutating func append(_ point: Point, isSmooth smooth: Bool) {
    if let last = points.last, last.x == point.x, last.y == point.y {
      isSmooth[isSmooth.count - 1] = isSmooth[isSmooth.count - 1] && smooth
      return
    }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func close() {
    isClosed = true
    if points.count > 1, let first = points.first, let last = points.last,
      first.x == last.x, first.y == last.y
    {
      points.removeLast()
      isSmooth.removeLast()
    }
  }
}

/// Flattens the subpaths of a path for a stroke.
///
/// `scale` is the scale of the device, and `reach` the distance of the stroke's edge from the line.
/// Returns nil if a coordinate is not finite.
func polylines(of path: Path, scale: Double, reach: Double) -> [Polyline]? {
  var lines: [Polyline] = []
  var line = Polyline()
  var start = Point(x: 0, y: 0), current = start
  var isFinite = true, hasSegments = false

  func point(_ from: CGPoint) -> Point {
    let result = Point(x: Double(from.x), y: Double(from.y))
    if !result.x.isFinite || !result.y.isFinite { isFinite = false }
    return result
  }
  func finish() {
    if hasSegments { lines.append(line) }
    line = Polyline()
    line.append(current, isSmooth: false)
    hasSegments = false
  }
  func curve(_ control1: Point, _ control2: Point, _ end: Point) {
    let from = current
    // The outer edge of the stroke is longer than the curve, depending on its reach.
    let extent =
      abs(control1.x - from.x) + abs(control1.y - from.y) + abs(end.x - control2.x)
      + abs(end.y - control2.y) + abs(control2.x - control1.x) + abs(control2.y - control1.y)
    let widening = extent > 0 ? 1 + min(reach / extent, 16) * 2 : 1
    let steps = cubicStepCount(from, control1, control2, end, scale: scale * widening)
    for index in 1...steps {
      let t = Double(index) / Double(steps), s = 1 - t
      let a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t
      line.append(
        index == steps
          ? end
          : Point(
            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
            y: a * from.y + b * control1.y + c * control2.y + d * end.y),
        isSmooth: index < steps)
    }
    current = end
    hasSegments = true
  }

  for element in path.elements {
    switch element {
    case .move(let to):
      current = point(to)
      start = current
      if hasSegments { lines.append(line) }
      line = Polyline()
      line.append(current, isSmooth: false)
      hasSegments = false
    case .line(let to):
      current = point(to)
      line.append(current, isSmooth: false)
      hasSegments = true
    case .quadCurve(let to, let control):
      let end = point(to), middle = point(control), third = 1.0 / 3
      curve(
        Point(
          x: middle.x + (current.x - middle.x) * third,
          y: middle.y + (current.y - middle.y) * third),
        Point(x: middle.x + (end.x - middle.x) * third, y: middle.y + (end.y - middle.y) * third),
        end)
    case .curve(let to, let control1, let control2):
      curve(point(control1), point(control2), point(to))
    case .closeSubpath:
      hasSegments = hasSegments || !line.points.isEmpty
      line.close()
      current = start
      finish()
    }
    if !isFinite { return nil }
  }
  if hasSegments { lines.append(line) }
  return lines
}

/// Returns the number of chords for a cubic.
///
/// The error of a chord is at most an eighth of the second derivative times the squared step.
private func cubicStepCount(
  _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, scale: Double
) -> Int {
  let firstX = start.x - 2 * control1.x + control2.x
  let firstY = start.y - 2 * control1.y + control2.y
  let secondX = control1.x - 2 * control2.x + end.x
  let secondY = control1.y - 2 * control2.y + end.y
  let first = firstX * firstX + firstY * firstY, second = secondX * secondX + secondY * secondY
  let error = (first > second ? first : second).squareRoot() * 0.75 * scale
  return Int(max(1, min(1000, (error / StrokeOutline.tolerance).squareRoot().rounded(.up))))
}
