import Foundation

/// The outline of a stroke as polygons in the coordinate space of the path.
///
/// Its fill rule is nonzero winding.
package struct StrokeOutline {
  /// The maximum distance of a chord from its curve, in device pixels.
  static let tolerance = 0.03

  /// The vertices of all polygons.
  package private(set) var points: [Point] = []
  /// The index of each polygon's first vertex in `points`.
  package private(set) var starts: [Int] = []

  private let style: StrokeStyle
  /// Half of the widest line that is drawn: far beyond any picture, and safe from overflow.
  private static let widestHalf = 1e8
  /// The cosine plus 1 below which the inner side of a join takes the corner itself: the meeting
  /// point of the offset lines would be too far away to be precise.
  private static let innerJoinLimit = 1e-6
  /// The cosine plus 1 below which a join is a half turn.
  private static let halfTurn = 1e-9
  /// The number of halvings of an arc, which gives up to 4,096 chords.
  private static let arcDepthLimit = 12

  private let half: Double
  private let miterLimit: Double
  /// The maximum distance of a chord from an arc, in the coordinate space of the path.
  private let tolerance: Double

  /// Creates the outline of a stroke, flattened for a device `scale`; returns nil if it is empty.
  package init?(_ path: Path, _ style: StrokeStyle, scale: Double) {
    half = Double(style.lineWidth) / 2
    guard half > 0, half < Self.widestHalf, scale > 0, scale.isFinite,
      let lines = polylines(of: path, scale: scale, reach: half)
    else { return nil }
    let limit = Double(style.miterLimit)
    self.style = style
    miterLimit = limit.isFinite ? max(1, limit) : 10
    tolerance = Self.tolerance / scale
    for line in lines {
      for piece in dashed(line, style) { add(piece) }
    }
  }

  private mutating func add(_ line: Polyline) {
    guard line.points.count > 1 else {
      if let point = line.points.first { addDot(point) }
      return
    }
    let directions = directions(of: line)
    let reversed = Polyline(
      points: line.points.reversed(), isSmooth: line.isSmooth.reversed(), isClosed: line.isClosed)
    if line.isClosed {
      addRing(line, directions)
      addRing(reversed, self.directions(of: reversed))
    } else {
      let last = line.points.count - 1
      startContour(line.points[0], directions[0])
      addSide(line, directions)
      addCap(line.points[last], directions[last - 1])
      addSide(reversed, self.directions(of: reversed))
      addCap(line.points[0], negated(directions[0]))
    }
  }

  /// Returns the unit vectors of the segments; a closed line has one more, back to the start.
  private func directions(of line: Polyline) -> [Point] {
    let points = line.points
    let count = line.isClosed ? points.count : points.count - 1
    return (0..<count).map { index in
      let from = points[index], to = points[(index + 1) % points.count]
      let x = to.x - from.x, y = to.y - from.y
      let length = (x * x + y * y).squareRoot()
      return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : Point(x: 1, y: 0)
    }
  }

  private mutating func startContour(_ point: Point, _ direction: Point) {
    let x = point.x + direction.y * half, y = point.y - direction.x * half
    starts.append(points.count)
    points.append(Point(x: x, y: y))
  }

  private mutating func emit(_ x: Double, _ y: Double) {
    points.append(Point(x: x, y: y))
  }

  /// Adds one side of an open line, from its first offset point to its last.
  private mutating func addSide(_ line: Polyline, _ directions: [Point]) {
    let last = line.points.count - 1
    let first = line.points[0]
    emit(first.x + directions[0].y * half, first.y - directions[0].x * half)
    for index in 1..<max(1, last) {
      addJoin(line, index, directions[index - 1], directions[index])
    }
    let end = line.points[last], direction = directions[last - 1]
    emit(end.x + direction.y * half, end.y - direction.x * half)
  }

  /// Adds one side of a closed line as a contour.
  private mutating func addRing(_ line: Polyline, _ directions: [Point]) {
    let count = line.points.count
    startContour(line.points[0], directions[0])
    for index in 1...count {
      addJoin(line, index % count, directions[index - 1], directions[index % count])
    }
  }

  private mutating func addJoin(
    _ line: Polyline, _ index: Int, _ before: Point, _ after: Point
  ) {
    let point = line.points[index]
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    let fromX = before.y * half, fromY = -before.x * half
    let toX = after.y * half, toY = -after.x * half
    let miterX = (fromX + toX) / (1 + dot), miterY = (fromY + toY) / (1 + dot)
    if cross < 0 {
      // On the inner side, the offset lines meet, unless a segment is too short.
      let count = line.points.count
      let previous = line.points[(index + count - 1) % count]
      let next = line.points[(index + 1) % count]
      let inset = half * -cross / (1 + dot)
      if 1 + dot > Self.innerJoinLimit, 2 * inset <= distance(previous, point),
        2 * inset <= distance(point, next)
      {
        emit(point.x + miterX, point.y + miterY)
      } else {
        emit(point.x + fromX, point.y + fromY)
        emit(point.x, point.y)
        emit(point.x + toX, point.y + toY)
      }
      return
    }
    let isMiter = !line.isSmooth[index] && style.lineJoin == .miter
    if isMiter, 1 + dot > Self.halfTurn, 2 <= miterLimit * miterLimit * (1 + dot) {
      emit(point.x + miterX, point.y + miterY)
      return
    }
    emit(point.x + fromX, point.y + fromY)
    if line.isSmooth[index] || style.lineJoin == .round {
      let isHalfTurn = 1 + dot < Self.halfTurn
      if isHalfTurn {
        let ahead = Point(x: before.x * half, y: before.y * half)
        addArc(point, Point(x: fromX, y: fromY), ahead)
        emit(point.x + ahead.x, point.y + ahead.y)
        addArc(point, ahead, Point(x: toX, y: toY))
      } else {
        addArc(point, Point(x: fromX, y: fromY), Point(x: toX, y: toY))
      }
    }
    emit(point.x + toX, point.y + toY)
  }

  /// Adds the cap of a line that arrives at `point`; the next point is on the other side.
  private mutating func addCap(_ point: Point, _ direction: Point) {
    let ahead = Point(x: direction.x * half, y: direction.y * half)
    let side = Point(x: ahead.y, y: -ahead.x)
    switch style.lineCap {
    case .round:
      addArc(point, side, ahead)
      emit(point.x + ahead.x, point.y + ahead.y)
      addArc(point, ahead, negated(side))
    case .square:
      emit(point.x + side.x + ahead.x, point.y + side.y + ahead.y)
      emit(point.x - side.x + ahead.x, point.y - side.y + ahead.y)
    default:
      break
    }
  }

  /// Adds the stroke of a line without length: nothing, a circle or a square, depending on the cap.
  private mutating func addDot(_ point: Point) {
    guard style.lineCap != .butt else { return }
    let direction = Point(x: 1, y: 0)
    startContour(point, direction)
    addCap(point, direction)
    emit(point.x, point.y + half)
    addCap(point, negated(direction))
  }

  /// Adds the points between the two ends of an arc of less than half a turn.
  private mutating func addArc(
    _ center: Point, _ from: Point, _ to: Point, depth: Int = 0
  ) {
    let sumX = from.x + to.x, sumY = from.y + to.y
    let length = (sumX * sumX + sumY * sumY).squareRoot()
    // Half the sum is the vector from the centre to the midpoint of the chord.
    guard half - length / 2 > tolerance, length > 0, depth < Self.arcDepthLimit else { return }
    let middle = Point(x: sumX * half / length, y: sumY * half / length)
    addArc(center, from, middle, depth: depth + 1)
    emit(center.x + middle.x, center.y + middle.y)
    addArc(center, middle, to, depth: depth + 1)
  }

  private func negated(_ point: Point) -> Point { Point(x: -point.x, y: -point.y) }

  private func distance(_ a: Point, _ b: Point) -> Double {
    let x = b.x - a.x, y = b.y - a.y
    return (x * x + y * y).squareRoot()
  }
}

extension Path {
  /// Returns the outline of the path's stroke, flattened for any display scale.
  ///
  /// Its fill rule is nonzero winding.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    // At 16 pixels per point, the error of a chord is less than 1/500 point.
    guard let outline = StrokeOutline(self, style, scale: 16) else { return Path() }
    var elements: [Element] = []
    for (index, start) in outline.starts.enumerated() {
      let end = index + 1 < outline.starts.count ? outline.starts[index + 1] : outline.points.count
      for corner in start..<end {
        let point = CGPoint(x: outline.points[corner].x, y: outline.points[corner].y)
        elements.append(corner == start ? .move(to: point) : .line(to: point))
      }
      elements.append(.closeSubpath)
    }
    return Path(storage: elements.isEmpty ? .empty : .elements(elements))
  }
}
