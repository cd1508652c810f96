import Foundation
import ViewCore

extension [Path.Element] {
  /// The inner border of this area, as wide as a stroke, to be filled with the nonzero rule.
  ///
  /// It consists of the contours of the area and inset contours with the opposite winding. An inset
  /// contour turns inside out, and fills the area, where the area is narrower than two borders.
  /// Holes have a border as well, unless `fillsHoles` is true.
  func rim(thickness: CGFloat, fillsHoles: Bool = false) -> [Path.Element] {
    // The area is on the right of clockwise outer contours, and of their holes.
    let isClockwise = signedArea > 0
    return separated.flatMap { contour -> [Path.Element] in
      if fillsHoles, (contour.signedArea > 0) != isClockwise { return contour.reversedContours() }
      let polygon = contour.polygon
      // Dots and bars too narrow for two borders are filled.
      guard polygon.breadth > leastBreadth * thickness else { return contour }
      let inner = polygon.offsetToTheRight(by: isClockwise ? thickness : -thickness)
      guard let start = inner.last else { return contour }
      return contour + [.move(to: start)] + inner.dropLast().reversed().map { .line(to: $0) }
        + [.closeSubpath]
    }
  }

  /// The area without its holes, enlarged by a distance on all sides.
  func grown(by distance: CGFloat) -> [Path.Element] {
    var pen = SymbolPen(thickness: 2 * distance)
    for contour in separated where contour.signedArea > 0 { pen.polygon(contour.polygon) }
    return pen.elements
  }

  /// The contours one by one.
  var separated: [[Path.Element]] {
    var contours: [[Path.Element]] = []
    for element in self {
      if case .move = element { contours.append([]) }
      if !contours.isEmpty { contours[contours.count - 1].append(element) }
    }
    return contours
  }

  /// The contour flattened to a polygon that looks smooth at the size of symbols.
  private var polygon: [CGPoint] {
    var polygon: [CGPoint] = []
    func add(_ point: CGPoint) {
      guard let last = polygon.last else { return polygon.append(point) }
      if abs(point.x - last.x) + abs(point.y - last.y) > coincidence { polygon.append(point) }
    }
    func addCurve(from p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, to p3: CGPoint) {
      let span = abs(p1.x - p0.x) + abs(p1.y - p0.y) + abs(p2.x - p1.x) + abs(p2.y - p1.y)
      let count = span > 0.3 ? 14 : span > 0.1 ? 9 : 5
      for index in 1...count {
        let t = CGFloat(index) / CGFloat(count), s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        add(
          CGPoint(
            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
            y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
      }
    }
    var point = CGPoint.zero
    for element in self {
      switch element {
      case .move(let end), .line(let end):
        add(end)
        point = end
      case .quadCurve(let end, let control):
        addCurve(
          from: point, point.towards(control, 2 / 3), end.towards(control, 2 / 3), to: end)
        point = end
      case .curve(let end, let control1, let control2):
        addCurve(from: point, control1, control2, to: end)
        point = end
      case .closeSubpath: break
      }
    }
    guard let first = polygon.first, let last = polygon.last, polygon.count > 1,
      abs(first.x - last.x) + abs(first.y - last.y) < coincidence
    else { return polygon }
    return polygon.dropLast()
  }
}

extension [CGPoint] {
  /// The shorter side of the polygon's bounding box.
  fileprivate var breadth: CGFloat {
    let xs = map(\.x), ys = map(\.y)
    return Swift.min((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  /// The polygon with each side moved to the right of its direction.
  fileprivate func offsetToTheRight(by distance: CGFloat) -> [CGPoint] {
    guard count > 2 else { return [] }
    return indices.flatMap { index -> [CGPoint] in
      let point = self[index]
      let before = self[index == 0 ? count - 1 : index - 1].normal(toward: point)
      let after = point.normal(toward: self[index == count - 1 ? 0 : index + 1])
      let cosine = before.dx * after.dx + before.dy * after.dy
      // Sides at a sharp turn meet far away, so the corner is cut on the outside of the turn.
      let turn = (before.dx * after.dy - before.dy * after.dx) * distance
      if cosine > outerMiter || turn > 0 && cosine > innerMiter {
        let reach = distance / (1 + cosine)
        return [
          CGPoint(
            x: point.x + (before.dx + after.dx) * reach,
            y: point.y + (before.dy + after.dy) * reach)
        ]
      }
      return [before, after].map {
        CGPoint(x: point.x + $0.dx * distance, y: point.y + $0.dy * distance)
      }
    }
  }
}

extension CGPoint {
  fileprivate func towards(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }

  /// The unit vector to the right of the direction to another point.
  fileprivate func normal(toward other: CGPoint) -> CGVector {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: -dy / length, dy: dx / length) : CGVector(dx: 0, dy: 0)
  }
}

/// The distance up to which two points are one, in ems.
private let coincidence: CGFloat = 1e-6

/// The breadth of a contour in borders up to which it is filled: two borders and a gap that is wide
/// enough to see, by eye.
private let leastBreadth: CGFloat = 2.2

/// The cosines of a turn from which the sides meet in a point, on its outside and on its inside, by
/// eye.
private let outerMiter: CGFloat = 0.7, innerMiter: CGFloat = -0.9
