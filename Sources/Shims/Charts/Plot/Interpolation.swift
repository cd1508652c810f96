extension Path {
  /// Adds a curve through points; the path already ends at the first of them.
  mutating func addCurve(through points: [CGPoint], method: InterpolationMethod) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear:
      for point in points.dropFirst() { addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      for (start, end) in zip(points, points.dropFirst()) {
        addStep(from: start, to: end, method: method)
      }
    case .monotone: addMonotoneCurve(points)
    case .cardinal(let tension): addCardinalCurve(points, tension: tension)
    case .catmullRom(let alpha): addCatmullRomCurve(points, alpha: alpha)
    }
  }

  private mutating func addStep(
    from start: CGPoint, to end: CGPoint, method: InterpolationMethod
  ) {
    // The x coordinate of the step; a step at the start rises at once.
    let turn =
      switch method.kind {
      case .stepStart: start.x
      case .stepEnd: end.x
      default: (start.x + end.x) / 2
      }
    addLine(to: CGPoint(x: turn, y: start.y))
    addLine(to: CGPoint(x: turn, y: end.y))
    addLine(to: end)
  }

  /// Adds a cubic spline without extrema between points, after Fritsch and Carlson (1980).
  private mutating func addMonotoneCurve(_ points: [CGPoint]) {
    let slopes = zip(points, points.dropFirst()).map { start, end in
      end.x == start.x ? 0 : (end.y - start.y) / (end.x - start.x)
    }
    var tangents = [slopes[0]]
    for (before, after) in zip(slopes, slopes.dropFirst()) {
      // The harmonic mean of two slopes of one sign is at most twice the smaller one.
      let mean = before * after > 0 ? 2 * before * after / (before + after) : 0
      tangents.append(mean)
    }
    tangents.append(slopes[slopes.count - 1])
    for index in slopes.indices {
      let start = points[index], end = points[index + 1]
      let third = (end.x - start.x) / 3
      addCurve(
        to: end,
        control1: CGPoint(x: start.x + third, y: start.y + tangents[index] * third),
        control2: CGPoint(x: end.x - third, y: end.y - tangents[index + 1] * third))
    }
  }

  /// Adds a spline whose tangent at a point is parallel to the line between its neighbours.
  private mutating func addCardinalCurve(_ points: [CGPoint], tension: CGFloat) {
    let share = (1 - tension) / 6
    for index in 0..<points.count - 1 {
      let start = points[index], end = points[index + 1]
      let before = points[max(0, index - 1)], after = points[min(points.count - 1, index + 2)]
      addCurve(
        to: end,
        control1: CGPoint(
          x: start.x + (end.x - before.x) * share, y: start.y + (end.y - before.y) * share),
        control2: CGPoint(
          x: end.x - (after.x - start.x) * share, y: end.y - (after.y - start.y) * share))
    }
  }

  /// Adds a Catmull–Rom spline; its parameter grows with the distance of points, raised to `alpha`.
  private mutating func addCatmullRomCurve(_ points: [CGPoint], alpha: CGFloat) {
    func knot(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
      let x = second.x - first.x, y = second.y - first.y
      return deterministicPower((x * x + y * y).squareRoot(), alpha)
    }
    func control(
      _ from: CGPoint, _ near: CGPoint, _ far: CGPoint, _ behind: CGFloat, _ ahead: CGFloat
    ) -> CGPoint {
      guard behind > Tolerance.length, ahead > Tolerance.length else { return near }
      let divisor = 3 * behind * (behind + ahead)
      let weight = 2 * behind * behind + 3 * behind * ahead + ahead * ahead
      return CGPoint(
        x: (near.x * weight - from.x * ahead * ahead + far.x * behind * behind) / divisor,
        y: (near.y * weight - from.y * ahead * ahead + far.y * behind * behind) / divisor)
    }
    for index in 0..<points.count - 1 {
      let start = points[index], end = points[index + 1]
      let before = points[max(0, index - 1)], after = points[min(points.count - 1, index + 2)]
      let here = knot(start, end)
      addCurve(
        to: end, control1: control(before, start, end, knot(before, start), here),
        control2: control(after, end, start, knot(end, after), here))
    }
  }
}
