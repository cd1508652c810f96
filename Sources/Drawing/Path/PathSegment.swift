import Foundation

/// A line or a cubic Bézier curve with its start point.
package struct PathSegment {
  package var start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint
  package var isLine: Bool

  init(line start: CGPoint, _ end: CGPoint) {
    self.start = start
    self.end = end
    control1 = start
    control2 = end
    isLine = true
  }

  init(cubic start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  init(quadratic start: CGPoint, _ control: CGPoint, _ end: CGPoint) {
    self.init(
      cubic: start, mix(start, control, 2 / 3), mix(end, control, 2 / 3), end)
  }

  var element: Path.Element {
    isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2)
  }

  /// Splits the segment at a parameter.
  func split(at t: CGFloat) -> (PathSegment, PathSegment) {
    if isLine {
      let middle = mix(start, end, t)
      return (PathSegment(line: start, middle), PathSegment(line: middle, end))
    }
    let a = mix(start, control1, t), b = mix(control1, control2, t), c = mix(control2, end, t)
    let d = mix(a, b, t), e = mix(b, c, t), middle = mix(d, e, t)
    return (PathSegment(cubic: start, a, d, middle), PathSegment(cubic: middle, e, c, end))
  }

  package func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// The length of the curve, to a relative precision of about a millionth.
  var length: CGFloat { length(depth: 0) }

  private func length(depth: Int) -> CGFloat {
    let chord = distance(start, end)
    if isLine { return chord }
    let polygon =
      distance(start, control1) + distance(control1, control2) + distance(control2, end)
    // The length of a short cubic approaches the mean of its chord and its control polygon, with an
    // error of fourth order.
    if depth >= lengthDepthLimit || polygon - chord <= polygon * flatness {
      return (chord + polygon) / 2
    }
    let (left, right) = split(at: 0.5)
    return left.length(depth: depth + 1) + right.length(depth: depth + 1)
  }

  /// Returns the part between two distances from the start.
  func trimmed(from: CGFloat, to: CGFloat, length: CGFloat) -> PathSegment {
    var piece = self
    if to < length { piece = piece.split(at: parameter(at: to, length: length)).0 }
    if from > 0 {
      let total = to < length ? to : length
      piece = piece.split(at: piece.parameter(at: from, length: total)).1
    }
    return piece
  }

  /// Returns the parameter at a distance from the start.
  private func parameter(at target: CGFloat, length: CGFloat) -> CGFloat {
    if isLine { return length > 0 ? target / length : 0 }
    var piece = self
    var rest = target
    var start: CGFloat = 0, width: CGFloat = 1
    while width > parameterPrecision {
      let (left, right) = piece.split(at: 0.5)
      let half = left.length
      width /= 2
      if rest < half {
        piece = left
      } else {
        rest -= half
        start += width
        piece = right
      }
    }
    return start
  }

  /// Returns the parameters in 0…1 of the extrema along an axis, in ascending order.
  func extrema(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    if isLine { return [] }
    let p0 = start[keyPath: axis], p1 = control1[keyPath: axis]
    let p2 = control2[keyPath: axis], p3 = end[keyPath: axis]
    // A third of the derivative is a t² + b t + c.
    let a = p3 - p0 + 3 * (p1 - p2), b = 2 * (p0 - 2 * p1 + p2), c = p1 - p0
    var roots: [CGFloat] = []
    let discriminant = b * b - 4 * a * c
    if discriminant >= 0 {
      // This form avoids cancellation: b and the square root have the same sign.
      let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
      if a != 0 { roots.append(q / a) }
      if q != 0 { roots.append(c / q) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension Path {
  /// The subpaths; a closed one includes its closing line, unless that has no length.
  package var subpaths: [Subpath] {
    var result: [Subpath] = []
    func extend(_ make: (CGPoint) -> PathSegment) {
      // No copy of the subpath is kept here: appending would copy all its segments.
      guard var index = result.indices.last else { return }
      if result[index].isClosed {
        result.append(Subpath(start: result[index].start))
        index += 1
      }
      result[index].segments.append(make(result[index].end))
    }
    for element in elements {
      switch element {
      case .move(let point): result.append(Subpath(start: point))
      case .line(let end): extend { PathSegment(line: $0, end) }
      case .quadCurve(let end, let control):
        extend { PathSegment(quadratic: $0, control, end) }
      case .curve(let end, let control1, let control2):
        extend { PathSegment(cubic: $0, control1, control2, end) }
      case .closeSubpath:
        guard let last = result.last, !last.isClosed else { continue }
        if last.end != last.start { extend { PathSegment(line: $0, last.start) } }
        result[result.count - 1].isClosed = true
      }
    }
    return result
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
}

/// The number of halvings after which a piece of a curve counts as short.
private let lengthDepthLimit = 10

/// The relative difference between chord and control polygon up to which a piece is short enough
/// for the formula of its length; the error is about the square of it.
private let flatness: CGFloat = 1e-4

/// The precision of the parameter at a distance along a curve.
private let parameterPrecision: CGFloat = 1e-9
