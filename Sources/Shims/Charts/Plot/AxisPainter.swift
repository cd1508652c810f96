/// Draws the grid lines and ticks of a plot.
struct AxisPainter {
  let geometry: PlotGeometry
  /// Pixels per point.
  let scale: CGFloat

  // Measurements.md#chart-grid-line
  static let lineColor = Color.secondary.opacity(0.3)
  private static let lineWidth: CGFloat = 1
  private static let dash: [CGFloat] = [2, 2]
  /// The length of an automatic tick, in points. Measurements.md#chart-axis-parts
  static let tickLength: CGFloat = 4
  /// The length of a tick along a label, in points. Measurements.md#chart-axis-parts
  static let labelTickLength: CGFloat = 18

  func draw(in context: GraphicsContext) {
    for axis in geometry.model.yAxes + geometry.model.xAxes {
      for part in axis.parts { draw(part, of: axis, in: context) }
    }
  }

  private func draw(_ placed: PlacedPart, of axis: ResolvedAxis, in context: GraphicsContext) {
    let length = geometry.length(axis.axis)
    let place = geometry.model.scale(axis.axis).position(fraction: placed.fraction, in: length)
    guard place.isFinite, place >= -0.5, place <= length + 0.5 else { return }
    let across = geometry.length(axis.axis == .horizontal ? .vertical : .horizontal)
    var from: CGFloat = 0, to = across
    let stroke: StrokeStyle
    switch placed.part.kind {
    case .label: return
    case .gridLine(let chosen): stroke = chosen ?? defaultStroke(axis)
    case .tick(let tick, let chosen):
      stroke = chosen ?? defaultStroke(axis)
      let reach = reach(of: tick)
      let isAtEnd = axis.edge == .bottom || axis.edge == .trailing
      (from, to) = isAtEnd ? (across, across + reach) : (-reach, 0)
    }
    let line = crisp(place, width: stroke.lineWidth) + offset(placed, axis)
    let path = Path { path in
      path.move(
        to: axis.axis == .horizontal ? CGPoint(x: line, y: from) : CGPoint(x: from, y: line))
      path.addLine(to: axis.axis == .horizontal ? CGPoint(x: line, y: to) : CGPoint(x: to, y: line))
    }
    let style = placed.part.style.foreground ?? AnyShapeStyle(Self.lineColor)
    context.stroke(path, with: .style(style), style: stroke)
  }

  private func reach(of tick: AxisTick.Length) -> CGFloat {
    switch tick.kind {
    case .automatic: Self.tickLength
    case .fixed(let length): length
    case .label(let extra): Self.labelTickLength + extra
    }
  }

  private func offset(_ placed: PlacedPart, _ axis: ResolvedAxis) -> CGFloat {
    let offset = placed.part.style.offset
    return axis.axis == .horizontal ? offset.width : offset.height
  }

  /// Returns the default stroke: dashed for numbers and dates along the x axis.
  private func defaultStroke(_ axis: ResolvedAxis) -> StrokeStyle {
    StrokeStyle(
      lineWidth: Self.lineWidth, dash: axis.axis == .horizontal ? Self.dash : [])
  }

  /// Returns the nearest position at which a line covers whole pixels.
  private func crisp(_ place: CGFloat, width: CGFloat) -> CGFloat {
    let pixels = (width * scale).rounded()
    let shift: CGFloat = pixels.truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0
    return ((place * scale - shift).rounded() + shift) / scale
  }
}
