import Foundation

extension Path {
  /// Adds an arc of a circle, and a line from the current point to its start.
  ///
  /// As in Core Graphics, `clockwise` refers to a space with y up. In the view's space, where y
  /// points down, false runs clockwise, in the direction of increasing angles. An arc is at most
  /// one turn.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      delta = -delta
    }
    if delta > turn {
      delta = turn
    } else if delta < 0 {
      delta = turn - (-delta).truncatingRemainder(dividingBy: turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: .radians(clockwise ? -delta : delta), transform: transform)
  }

  /// Adds an arc of a circle with a sweep angle, and a line from the current point to its start.
  ///
  /// A positive `delta` runs clockwise in the view's space.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = delta.radians
    guard sweep.isFinite, startAngle.radians.isFinite else { return }
    if abs(sweep) > turn {
      // Further turns are not visible; only the fraction of a turn determines the end of the arc.
      sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
    }
    // The tolerance prevents rounding from adding a segment.
    let count = max(0, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let start = Ray(angle: startAngle.radians)
    var new: [Element] = [start.element(isEmpty: isEmpty, center: center, radius: radius)]
    var from = start
    let step = count > 0 ? sweep / Double(count) : 0
    let (sine, cosine) = deterministicSineCosine(step / 4)
    let handle = radius * (4 / 3) * sine / cosine
    for index in 0..<count {
      let isLast = index == count - 1 && abs(sweep) == turn
      let to = isLast ? start : Ray(angle: startAngle.radians + step * Double(index + 1))
      new.append(
        .curve(
          to: to.point(center: center, radius: radius),
          control1: from.point(center: center, radius: radius, tangent: handle),
          control2: to.point(center: center, radius: radius, tangent: -handle)))
      from = to
    }
    append(transform.isIdentity ? new : new.map { $0.applying(transform) })
  }

  /// Adds an arc that is tangent to two lines, and a line from the current point to its start.
  ///
  /// The first line runs from the current point to `tangent1End`, the second from there to
  /// `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let from = current.applying(transform.inverted())
    let new = tangentArc(from: from, corner: tangent1End, to: tangent2End, radius: abs(radius))
    append(new.map { $0.applying(transform) })
  }
}

/// A direction from the centre of a circle.
private struct Ray {
  var sine: CGFloat, cosine: CGFloat

  init(angle: Double) {
    let (sine, cosine) = deterministicSineCosine(angle)
    self.sine = sine
    self.cosine = cosine
  }

  /// Returns the point at a distance, moved along the tangent towards increasing angles.
  func point(center: CGPoint, radius: CGFloat, tangent: CGFloat = 0) -> CGPoint {
    CGPoint(
      x: center.x + radius * cosine - tangent * sine,
      y: center.y + radius * sine + tangent * cosine)
  }

  func element(isEmpty: Bool, center: CGPoint, radius: CGFloat) -> Path.Element {
    let point = point(center: center, radius: radius)
    return isEmpty ? .move(to: point) : .line(to: point)
  }
}

/// Returns the elements that round a corner: a line and two curves.
///
/// If the corner cannot be rounded, returns a line to it.
private func tangentArc(
  from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
) -> [Path.Element] {
  let straight: [Path.Element] = [.line(to: corner)]
  let back = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
  let ahead = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
  let backLength = (back.dx * back.dx + back.dy * back.dy).squareRoot()
  let aheadLength = (ahead.dx * ahead.dx + ahead.dy * ahead.dy).squareRoot()
  guard radius > 0, backLength > 0, aheadLength > 0 else { return straight }
  let u = CGVector(dx: back.dx / backLength, dy: back.dy / backLength)
  let v = CGVector(dx: ahead.dx / aheadLength, dy: ahead.dy / aheadLength)
  let cosine = u.dx * v.dx + u.dy * v.dy
  let sine = abs(u.dx * v.dy - u.dy * v.dx)
  guard sine > 1e-9 else { return straight }
  // Half-angle formulas by square roots: φ is the angle of the corner, and the arc sweeps π − φ in
  // two equal curves.
  let distance = radius * (1 + cosine) / sine
  let first = CGPoint(x: corner.x + u.dx * distance, y: corner.y + u.dy * distance)
  let last = CGPoint(x: corner.x + v.dx * distance, y: corner.y + v.dy * distance)
  let halfSweepCosine = ((1 - cosine) / 2).squareRoot()
  let halfSweepSine = ((1 + cosine) / 2).squareRoot()
  let bisector = CGVector(dx: u.dx + v.dx, dy: u.dy + v.dy)
  let bisectorLength = (bisector.dx * bisector.dx + bisector.dy * bisector.dy).squareRoot()
  let depth = radius / halfSweepCosine - radius
  let middle = CGPoint(
    x: corner.x + bisector.dx / bisectorLength * depth,
    y: corner.y + bisector.dy / bisectorLength * depth)
  // The tangents of a half and of a quarter of each curve's sweep.
  let halfTangent = halfSweepSine / (1 + halfSweepCosine)
  let quarterTangent = halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
  let handle = radius * (4 / 3) * quarterTangent
  let along = CGVector(dx: last.x - first.x, dy: last.y - first.y)
  let alongLength = (along.dx * along.dx + along.dy * along.dy).squareRoot()
  let chord = CGVector(dx: along.dx / alongLength, dy: along.dy / alongLength)
  return [
    .line(to: first),
    .curve(
      to: middle,
      control1: CGPoint(x: first.x - u.dx * handle, y: first.y - u.dy * handle),
      control2: CGPoint(x: middle.x - chord.dx * handle, y: middle.y - chord.dy * handle)),
    .curve(
      to: last,
      control1: CGPoint(x: middle.x + chord.dx * handle, y: middle.y + chord.dy * handle),
      control2: CGPoint(x: last.x - v.dx * handle, y: last.y - v.dy * handle)),
  ]
}
