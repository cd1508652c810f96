import Foundation
import ViewCore

/// Draws a symbol with simple figures, in ems, with y pointing down, around the centre of the
/// symbol.
///
/// Figures wind clockwise, so that overlapping figures unite under the nonzero rule; holes wind the
/// other way. The pen tracks the exact bounds of its figures.
struct SymbolPen {
  /// The width of strokes, in ems.
  let thickness: CGFloat
  private(set) var elements: [Path.Element] = []
  private(set) var bounds = CGRect.null

  init(thickness: CGFloat) {
    self.thickness = thickness
  }

  /// The stroke thickness for text of a CSS weight, in ems.
  static func thickness(weight: Int) -> CGFloat {
    let stems: [CGFloat] = [0.028, 0.045, 0.066, 0.088, 0.105, 0.122, 0.138, 0.157, 0.175]
    return stems[min(max((weight + 50) / 100, 1), 9) - 1]
  }

  mutating func disc(at center: CGPoint = .zero, radius: CGFloat, isHole: Bool = false) {
    var contour: [Path.Element] = [.move(to: center + CGVector(dx: radius, dy: 0))]
    let directions = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)].map {
      CGVector(dx: CGFloat($0.0), dy: CGFloat($0.1))
    }
    for (start, end) in zip(directions, directions.dropFirst()) {
      contour.append(quarter(of: center, radius: radius, from: start, to: end))
    }
    add(contour + [.closeSubpath], isHole: isHole)
    if !isHole { include(center, radius: radius) }
  }

  /// Strokes a circle; `radius` is that of the stroke's outer edge.
  mutating func ring(at center: CGPoint = .zero, radius: CGFloat) {
    disc(at: center, radius: radius)
    disc(at: center, radius: radius - thickness, isHole: true)
  }

  /// Fills an axis-aligned rectangle with rounded corners.
  mutating func rectangle(_ rect: CGRect, cornerRadius: CGFloat, isHole: Bool = false) {
    let r = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
    let corners: [(center: CGPoint, from: CGVector, to: CGVector)] = [
      (CGPoint(x: rect.maxX - r, y: rect.minY + r), .up, .right),
      (CGPoint(x: rect.maxX - r, y: rect.maxY - r), .right, .down),
      (CGPoint(x: rect.minX + r, y: rect.maxY - r), .down, .left),
      (CGPoint(x: rect.minX + r, y: rect.minY + r), .left, .up),
    ]
    var contour: [Path.Element] = []
    for (center, from, to) in corners {
      let start = center + from * r
      contour.append(contour.isEmpty ? .move(to: start) : .line(to: start))
      contour.append(quarter(of: center, radius: r, from: from, to: to))
    }
    add(contour + [.closeSubpath], isHole: isHole)
    if !isHole { bounds = bounds.union(rect) }
  }

  /// Strokes the inside edge of a rectangle with rounded corners.
  mutating func frame(_ rect: CGRect, cornerRadius: CGFloat) {
    rectangle(rect, cornerRadius: cornerRadius)
    // A frame that is narrower than two strokes is filled.
    guard min(rect.width, rect.height) > 2 * thickness else { return }
    rectangle(
      rect.insetBy(dx: thickness, dy: thickness), cornerRadius: cornerRadius - thickness,
      isHole: true)
  }

  /// Strokes lines with round caps that meet in a point, as one contour.
  mutating func arms(from hub: CGPoint, to ends: [CGPoint], isHole: Bool = false) {
    let radius = thickness / 2
    let arms = ends.map { (end: $0, direction: direction(from: hub, to: $0)) }
      .sorted { $0.direction.turn < $1.direction.turn }
    var contour: [Path.Element] = []
    for (index, arm) in arms.enumerated() {
      let side = arm.direction.turnedRight
      let next = arms[(index + 1) % arms.count].direction
      let start = arm.end + side * -radius
      contour.append(contour.isEmpty ? .move(to: start) : .line(to: start))
      contour += halfCircle(at: arm.end, along: arm.direction)
      let sine = arm.direction.cross(next)
      if sine > leastSine {
        let diagonal = (radius / sine) * (arm.direction + next)
        contour.append(.line(to: hub + diagonal))
      } else {
        contour.append(.line(to: hub + side * radius))
        contour += arc(of: hub, radius: radius, from: side, to: next.turnedRight * -1)
      }
    }
    add(contour + [.closeSubpath], isHole: isHole)
    guard !isHole else { return }
    for point in ends + [hub] { include(point, radius: radius) }
  }

  /// Strokes a polyline with round caps and joins.
  mutating func stroke(_ points: [CGPoint]) {
    let back = Array(points.reversed())
    guard let start = points.first, let end = points.last, points.count > 1 else { return }
    var contour = leftSide(of: points, isClosed: false)
    contour += halfCircle(at: end, along: direction(from: back[1], to: end))
    contour += leftSide(of: back, isClosed: false).dropFirst()
    contour += halfCircle(at: start, along: direction(from: points[1], to: start))
    add(contour + [.closeSubpath], isHole: false)
    for point in points { include(point, radius: thickness / 2) }
  }

  /// Strokes a polygon, given clockwise; the inner edge winds anticlockwise without being reversed.
  mutating func outlinedPolygon(_ points: [CGPoint]) {
    polygon(points)
    add(leftSide(of: points.reversed(), isClosed: true) + [.closeSubpath], isHole: false)
  }

  /// Fills and strokes a polygon, given clockwise.
  mutating func polygon(_ points: [CGPoint]) {
    add(leftSide(of: points, isClosed: true) + [.closeSubpath], isHole: false)
    for point in points { include(point, radius: thickness / 2) }
  }

  /// The left edge of the stroke along points: rounded at right turns, sharp at left turns.
  private func leftSide(of points: [CGPoint], isClosed: Bool) -> [Path.Element] {
    let radius = thickness / 2
    let count = points.count
    guard count > 1 else { return [] }
    var edge: [Path.Element] = []
    func go(to point: CGPoint) {
      edge.append(edge.isEmpty ? .move(to: point) : .line(to: point))
    }
    for (index, point) in points.enumerated() {
      let hasBefore = isClosed || index > 0
      let hasAfter = isClosed || index < count - 1
      let before = direction(from: points[(index + count - 1) % count], to: point)
      let after = direction(from: point, to: points[(index + 1) % count])
      let (first, last) = (hasBefore ? before : after, hasAfter ? after : before)
      let (left, nextLeft) = (first.turnedRight * -1, last.turnedRight * -1)
      let cosine = first.dx * last.dx + first.dy * last.dy
      if first.cross(last) > leastSine {
        go(to: point + left * radius)
        edge += arc(of: point, radius: radius, from: left, to: nextLeft)
      } else {
        go(to: point + (left + nextLeft) * (radius / (1 + cosine)))
      }
    }
    return edge
  }

  private func halfCircle(at center: CGPoint, along end: CGVector) -> [Path.Element] {
    arc(
      of: center, radius: thickness / 2, from: end.turnedRight * -1, to: end.turnedRight)
  }

  /// Adds a contour from elsewhere, of any winding.
  mutating func outline(_ contours: [Path.Element], bounds: CGRect) {
    elements += contours
    if !bounds.isNull { self.bounds = self.bounds.union(bounds) }
  }

  private mutating func add(_ contour: [Path.Element], isHole: Bool) {
    elements += isHole ? contour.reversedContours() : contour
  }

  private mutating func include(_ center: CGPoint, radius: CGFloat) {
    bounds = bounds.union(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

private func direction(from start: CGPoint, to end: CGPoint) -> CGVector {
  let vector = CGVector(dx: end.x - start.x, dy: end.y - start.y)
  return vector * (1 / max(vector.length, leastLength))
}

/// An arc between directions up to a quarter turn apart, clockwise.
private func quarter(
  of center: CGPoint, radius: CGFloat, from start: CGVector, to end: CGVector
) -> Path.Element {
  // tan(φ/4) is computed from cos φ with the half-angle formula.
  let half = ((1 + start.dx * end.dx + start.dy * end.dy) / 2).squareRoot()
  let reach = radius * 4 / 3 * ((1 - half) / (1 + half)).squareRoot()
  return .curve(
    to: center + end * radius, control1: center + start * radius + start.turnedRight * reach,
    control2: center + end * radius + end.turnedRight * -reach)
}

/// An arc between directions up to half a turn apart, clockwise.
private func arc(
  of center: CGPoint, radius: CGFloat, from start: CGVector, to end: CGVector
) -> [Path.Element] {
  let sum = start + end
  let middle = sum.length < leastSine ? start.turnedRight : sum * (1 / sum.length)
  return [
    quarter(of: center, radius: radius, from: start, to: middle),
    quarter(of: center, radius: radius, from: middle, to: end),
  ]
}

extension CGVector {
  fileprivate static let right = CGVector(dx: 1, dy: 0), down = CGVector(dx: 0, dy: 1)
  fileprivate static let left = CGVector(dx: -1, dy: 0), up = CGVector(dx: 0, dy: -1)

  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// The vector rotated clockwise by a quarter turn.
  fileprivate var turnedRight: CGVector { CGVector(dx: -dy, dy: dx) }

  /// A number of 0…4 that increases with the clockwise angle from the x axis.
  fileprivate var turn: CGFloat {
    let share = dx / (abs(dx) + abs(dy))
    return dy >= 0 ? 1 - share : 3 + share
  }

  /// The sine of the clockwise angle to another unit vector.
  fileprivate func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }

  fileprivate static func * (vector: CGVector, factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  fileprivate static func * (factor: CGFloat, vector: CGVector) -> CGVector {
    vector * factor
  }

  fileprivate static func + (left: CGVector, right: CGVector) -> CGVector {
    CGVector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }
}

extension CGPoint {
  fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
    CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
  }
}

/// The sine of the angle up to which two directions count as parallel or opposite.
private let leastSine: CGFloat = 1e-6

/// The length that replaces 0 in the direction between two equal points.
private let leastLength: CGFloat = 1e-9
