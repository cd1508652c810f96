import Foundation
import LayoutDSL

/// Turns lines into the outlines of their strokes, to be filled with the nonzero rule.
///
/// Outlines are made in the path's own space and mapped to the device afterwards, so that an
/// uneven matrix squeezes the pen as well.
struct Stroker {
  /// How far a chord may be from its curve, in device pixels.
  static let tolerance = 0.03

  let style: StrokeStyle
  private let map: Matrix
  private let half: Double
  private let miterLimit: Double
  /// How far a chord may be from an arc, in the path's space.
  private let tolerance: Double

  /// Adds the stroke of a path to the edges.
  static func stroke(
    _ path: Path, _ style: StrokeStyle, _ transform: CGAffineTransform,
    into flattener: inout Flattener
  ) {
    let map = Matrix(transform), scale = Matrix(transform).maximumScale
    let half = Double(style.lineWidth) / 2
    guard half > 0, half < 1e8, scale > 0, scale.isFinite,
      let lines = polylines(of: path, scale: scale, reach: half)
    else { return }
    let limit = Double(style.miterLimit)
    let stroker = Stroker(
      style: style, map: map, half: half, miterLimit: limit.isFinite ? max(1, limit) : 10,
      tolerance: Self.tolerance / scale)
    for line in lines {
      for piece in dashed(line, style) { stroker.add(piece, &flattener) }
    }
  }

  private func add(_ line: Polyline, _ flattener: inout Flattener) {
    guard line.points.count > 1 else {
      if let point = line.points.first { addDot(point, &flattener) }
      return
    }
    let directions = directions(of: line)
    let reversed = Polyline(
      points: line.points.reversed(), isSmooth: line.isSmooth.reversed(), isClosed: line.isClosed)
    if line.isClosed {
      addRing(line, directions, &flattener)
      addRing(reversed, self.directions(of: reversed), &flattener)
    } else {
      let last = line.points.count - 1
      startContour(line.points[0], directions[0], &flattener)
      addSide(line, directions, &flattener)
      addCap(line.points[last], directions[last - 1], &flattener)
      addSide(reversed, self.directions(of: reversed), &flattener)
      addCap(line.points[0], negated(directions[0]), &flattener)
      flattener.close()
    }
  }

  /// The unit vectors of the segments; a closed line has one more, back to the start.
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

  private func startContour(_ point: Point, _ direction: Point, _ flattener: inout Flattener) {
    let x = point.x + direction.y * half, y = point.y - direction.x * half
    flattener.move(map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty)
  }

  private func emit(_ x: Double, _ y: Double, _ flattener: inout Flattener) {
    flattener.line(map.a * x + map.c * y + map.tx, map.b * x + map.d * y + map.ty)
  }

  /// One side of an open line, from its first offset point to its last.
  private func addSide(_ line: Polyline, _ directions: [Point], _ flattener: inout Flattener) {
    let last = line.points.count - 1
    let first = line.points[0]
    emit(first.x + directions[0].y * half, first.y - directions[0].x * half, &flattener)
    for index in 1..<max(1, last) {
      addJoin(line, index, directions[index - 1], directions[index], &flattener)
    }
    let end = line.points[last], direction = directions[last - 1]
    emit(end.x + direction.y * half, end.y - direction.x * half, &flattener)
  }

  /// One side of a closed line.
  private func addRing(_ line: Polyline, _ directions: [Point], _ flattener: inout Flattener) {
    let count = line.points.count
    startContour(line.points[0], directions[0], &flattener)
    for index in 1...count {
      addJoin(line, index % count, directions[index - 1], directions[index % count], &flattener)
    }
    flattener.close()
  }

  private func addJoin(
    _ line: Polyline, _ index: Int, _ before: Point, _ after: Point, _ flattener: inout Flattener
  ) {
    let point = line.points[index]
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    let fromX = before.y * half, fromY = -before.x * half
    let toX = after.y * half, toY = -after.x * half
    let miterX = (fromX + toX) / (1 + dot), miterY = (fromY + toY) / (1 + dot)
    if cross < 0 {
      // The inner side: the two offset lines meet, unless a segment is too short for that.
      let count = line.points.count
      let previous = line.points[(index + count - 1) % count]
      let next = line.points[(index + 1) % count]
      let inset = half * -cross / (1 + dot)
      if 1 + dot > 1e-6, 2 * inset <= distance(previous, point),
        2 * inset <= distance(point, next)
      {
        emit(point.x + miterX, point.y + miterY, &flattener)
      } else {
        emit(point.x + fromX, point.y + fromY, &flattener)
        emit(point.x, point.y, &flattener)
        emit(point.x + toX, point.y + toY, &flattener)
      }
      return
    }
    let isMiter = !line.isSmooth[index] && style.lineJoin == .miter
    if isMiter, 1 + dot > 1e-9, 2 <= miterLimit * miterLimit * (1 + dot) {
      emit(point.x + miterX, point.y + miterY, &flattener)
      return
    }
    emit(point.x + fromX, point.y + fromY, &flattener)
    if line.isSmooth[index] || style.lineJoin == .round {
      let isHalfTurn = 1 + dot < 1e-9
      if isHalfTurn {
        let ahead = Point(x: before.x * half, y: before.y * half)
        addArc(point, Point(x: fromX, y: fromY), ahead, &flattener)
        emit(point.x + ahead.x, point.y + ahead.y, &flattener)
        addArc(point, ahead, Point(x: toX, y: toY), &flattener)
      } else {
        addArc(point, Point(x: fromX, y: fromY), Point(x: toX, y: toY), &flattener)
      }
    }
    emit(point.x + toX, point.y + toY, &flattener)
  }

  /// The end of a line that arrives at `point`; the next point emitted is on the other side.
  private func addCap(_ point: Point, _ direction: Point, _ flattener: inout Flattener) {
    let ahead = Point(x: direction.x * half, y: direction.y * half)
    let side = Point(x: ahead.y, y: -ahead.x)
    switch style.lineCap {
    case .round:
      addArc(point, side, ahead, &flattener)
      emit(point.x + ahead.x, point.y + ahead.y, &flattener)
      addArc(point, ahead, negated(side), &flattener)
    case .square:
      emit(point.x + side.x + ahead.x, point.y + side.y + ahead.y, &flattener)
      emit(point.x - side.x + ahead.x, point.y - side.y + ahead.y, &flattener)
    default:
      break
    }
  }

  /// What a line without length leaves: nothing, a circle or a square.
  private func addDot(_ point: Point, _ flattener: inout Flattener) {
    guard style.lineCap != .butt else { return }
    let direction = Point(x: 1, y: 0)
    startContour(point, direction, &flattener)
    addCap(point, direction, &flattener)
    emit(point.x, point.y + half, &flattener)
    addCap(point, negated(direction), &flattener)
    flattener.close()
  }

  /// The points strictly between two ends of an arc of less than half a turn.
  private func addArc(
    _ center: Point, _ from: Point, _ to: Point, _ flattener: inout Flattener, depth: Int = 0
  ) {
    let sumX = from.x + to.x, sumY = from.y + to.y
    let length = (sumX * sumX + sumY * sumY).squareRoot()
    // Half the sum is how far the chord's middle is from the centre.
    guard half - length / 2 > tolerance, length > 0, depth < 12 else { return }
    let middle = Point(x: sumX * half / length, y: sumY * half / length)
    addArc(center, from, middle, &flattener, depth: depth + 1)
    emit(center.x + middle.x, center.y + middle.y, &flattener)
    addArc(center, middle, to, &flattener, depth: depth + 1)
  }

  private func negated(_ point: Point) -> Point { Point(x: -point.x, y: -point.y) }

  private func distance(_ a: Point, _ b: Point) -> Double {
    let x = b.x - a.x, y = b.y - a.y
    return (x * x + y * y).squareRoot()
  }
}
