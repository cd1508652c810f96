/// The outline of a sector of a ring.
struct SectorShape {
  var center: CGPoint
  /// Clockwise from the top, in radians.
  var start: Double
  var end: Double
  var innerRadius: CGFloat
  var outerRadius: CGFloat
  /// Half the gap between neighbours, in points.
  var inset: CGFloat
  var cornerRadius: CGFloat

  /// The difference from a full turn that is a rounding error of summed angles, in radians.
  private static let angleTolerance = 1e-6

  var middle: CGPoint {
    let radius = (innerRadius + outerRadius) / 2
    return point(at: (start + end) / 2, radius)
  }

  func contains(_ angle: Double) -> Bool { angle >= start && angle < end }

  var path: Path {
    guard outerRadius > 0, end > start else { return Path() }
    if end - start >= 2 * .pi - Self.angleTolerance { return ring }
    let half = (end - start) / 2
    // The gap has a constant width, so its angle grows towards the centre.
    func shift(_ radius: CGFloat) -> Double {
      guard radius > 0 else { return half }
      let sine = min(1, inset / radius)
      return deterministicArcTangent(sine, (1 - sine * sine).squareRoot())
    }
    let outerShift = shift(outerRadius)
    guard outerShift < half else { return Path() }
    // The radius at which the gaps of both edges meet.
    let apex = half < .pi / 2 ? inset / deterministicSineCosine(half).sine : inset
    let inner = max(innerRadius, apex)
    guard inner < outerRadius else { return Path() }
    let innerShift = min(half, shift(inner))
    let corner = max(0, min(cornerRadius, (outerRadius - inner) / 2))
    let outerTurn = min(Double(corner / outerRadius), half - outerShift)
    let innerTurn = inner > 0 ? min(Double(corner / inner), half - innerShift) : 0
    return Path { path in
      path.move(to: point(at: start + outerShift, outerRadius - corner))
      path.addQuadCurve(
        to: point(at: start + outerShift + outerTurn, outerRadius),
        control: point(at: start + outerShift, outerRadius))
      addArc(to: &path, outerRadius, start + outerShift + outerTurn, end - outerShift - outerTurn)
      path.addQuadCurve(
        to: point(at: end - outerShift, outerRadius - corner),
        control: point(at: end - outerShift, outerRadius))
      if innerTurn > 0 {
        path.addLine(to: point(at: end - innerShift, inner + corner))
        path.addQuadCurve(
          to: point(at: end - innerShift - innerTurn, inner),
          control: point(at: end - innerShift, inner))
        addArc(to: &path, inner, end - innerShift - innerTurn, start + innerShift + innerTurn)
        path.addQuadCurve(
          to: point(at: start + innerShift, inner + corner),
          control: point(at: start + innerShift, inner))
      } else {
        path.addLine(to: point(at: end - innerShift, inner))
        if inner > 0 { addArc(to: &path, inner, end - innerShift, start + innerShift) }
      }
      path.closeSubpath()
    }
  }

  private var ring: Path {
    var path = Path(ellipseIn: square(outerRadius))
    if innerRadius > 0 {
      path.addArc(
        center: center, radius: innerRadius, startAngle: .zero, endAngle: .degrees(360),
        clockwise: true)
      path.closeSubpath()
    }
    return path
  }

  private func square(_ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  private func point(at angle: Double, _ radius: CGFloat) -> CGPoint {
    let (sine, cosine) = deterministicSineCosine(angle)
    return CGPoint(x: center.x + radius * sine, y: center.y - radius * cosine)
  }

  private func addArc(to path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(from - .pi / 2),
      endAngle: .radians(to - .pi / 2), clockwise: to < from)
  }
}

extension PlotGeometry {
  /// The sectors of the chart with the indices of their marks, clockwise from the top.
  var sectors: [(index: Int, shape: SectorShape)] {
    let indices = model.marks.indices.filter { model.marks[$0].kind == .sector }
    let values = indices.map { max(0, finite(model.marks[$0].sector.angle?.value.scalar ?? 0)) }
    let total = values.reduce(0, +)
    guard total > 0 else { return [] }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    var angle = 0.0
    return zip(indices, values).map { index, value in
      let mark = model.marks[index]
      let start = angle
      angle += value / total * 2 * .pi
      let outer = mark.sector.outerRadius.radius(within: radius, automatic: radius)
      return (
        index,
        SectorShape(
          center: CGPoint(
            x: center.x + mark.style.offset.xStart, y: center.y + mark.style.offset.yStart),
          start: start, end: angle,
          innerRadius: min(outer, mark.sector.innerRadius.radius(within: radius, automatic: 0)),
          outerRadius: outer, inset: max(0, mark.sector.angularInset),
          cornerRadius: mark.style.corner?.radius ?? 0)
      )
    }
  }

  /// Returns the angle of a point around the centre of the plot, clockwise from the top.
  func angle(at point: CGPoint) -> Angle {
    let turn = deterministicArcTangent(point.x - size.width / 2, size.height / 2 - point.y)
    return .radians(Double(turn < 0 ? turn + 2 * .pi : turn))
  }

  private func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}

extension ChartModel {
  /// Returns the sum of the values of the sectors up to an angle.
  func angleValue(at angle: Angle) -> DataValue? {
    let values = marks.compactMap { mark in
      mark.kind == .sector ? mark.sector.angle?.value.scalar.map { max(0, $0) } : nil
    }
    let total = values.reduce(0, +)
    return total > 0 ? .number(angle.radians / (2 * .pi) * total) : nil
  }
}

extension MarkDimension {
  /// Returns the length as a radius in a circle of a radius.
  func radius(within radius: CGFloat, automatic: CGFloat) -> CGFloat {
    let length =
      switch kind {
      case .automatic: automatic
      case .fixed(let length): length
      case .ratio(let ratio): radius * ratio
      case .inset(let inset): radius - inset
      }
    return length.isFinite ? max(0, length) : 0
  }
}
