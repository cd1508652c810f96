// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Access to the scales and the plot of a chart.
public struct ChartProxy {
  let model: ChartModel
  let anchor: Anchor<CGRect>
  let configuration: ChartConfiguration
  public let plotSize: CGSize

  private var geometry: PlotGeometry { PlotGeometry(model: model, size: plotSize) }

  public var plotAreaSize: CGSize { plotSize }
  public var plotFrame: Anchor<CGRect>? { anchor }
  public var plotContainerFrame: Anchor<CGRect>? { anchor }
  /// The frame of the plot, for overlays and backgrounds of the chart.
  public var plotAreaFrame: Anchor<CGRect> { anchor }

  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    geometry.position(of: DataValue(value), .horizontal)
  }
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    geometry.position(of: DataValue(value), .vertical)
  }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(of: DataValue(value), .horizontal)
  }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(of: DataValue(value), .vertical)
  }
  public func positionRange<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: value.x), let y = positionRange(forY: value.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  private func range(of value: DataValue, _ axis: Axis) -> ClosedRange<CGFloat>? {
    guard let place = geometry.position(of: value, axis) else { return nil }
    let half = (model.scale(axis).band(in: geometry.length(axis)) ?? 0) / 2
    return place - half...place + half
  }

  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    model.x.value(at: position, in: plotSize.width)?.decoded(as: type)
  }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    model.y.value(at: position, in: plotSize.height)?.decoded(as: type)
  }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the angle of a point around the centre of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    geometry.angle(at: position)
  }
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    model.angleValue(at: angle)?.decoded(as: type)
  }

  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: model.x) }
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(of: model.y) }

  private func domain<P: Plottable>(of scale: PositionScale) -> [P] {
    let values: [DataValue] =
      switch scale.domain {
      case .none: []
      case .numbers(let bounds): [.number(bounds.lowerBound), .number(bounds.upperBound)]
      case .dates(let bounds): [.date(bounds.lowerBound), .date(bounds.upperBound)]
      case .categories(let names): names.map { .category($0) }
      }
    return values.compactMap { $0.decoded(as: P.self) }
  }

  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model.foreground.visual(of: DataValue(value))
  }
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.foreground.domain.compactMap { $0.decoded(as: P.self) }
  }
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    model.symbols.visual(of: DataValue(value))
  }
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.symbols.domain.compactMap { $0.decoded(as: P.self) }
  }
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model.symbolSizes.visual(of: DataValue(value))
  }
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.symbolSizes.domain.compactMap { $0.decoded(as: P.self) }
  }
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    model.lineStyles.visual(of: DataValue(value))
  }
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model.lineStyles.domain.compactMap { $0.decoded(as: P.self) }
  }

  public func selectXValue(at position: CGFloat) {
    configuration.xSelection?(model.x.value(at: position, in: plotSize.width), nil)
  }
  public func selectYValue(at position: CGFloat) {
    configuration.ySelection?(model.y.value(at: position, in: plotSize.height), nil)
  }
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    configuration.xSelection?(
      model.x.value(at: start, in: plotSize.width), model.x.value(at: end, in: plotSize.width))
  }
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    configuration.ySelection?(
      model.y.value(at: start, in: plotSize.height), model.y.value(at: end, in: plotSize.height))
  }
  public func selectAngleValue(at angle: Angle) {
    configuration.angleSelection?(model.angleValue(at: angle))
  }
}

/// The frame of the plot.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// The views of `chartOverlay` or of `chartBackground`, and the gestures of `chartGesture`.
struct ProxyLayers: View {
  let layers: [ProxyLayer]
  let gestures: [(ChartProxy) -> AnyGesture<Void>]
  let model: ChartModel
  let configuration: ChartConfiguration
  let anchor: Anchor<CGRect>?

  var body: some View {
    if let anchor, !layers.isEmpty || !gestures.isEmpty {
      GeometryReader { geometry in
        let plot = geometry[anchor]
        let proxy = ChartProxy(
          model: model, anchor: anchor, configuration: configuration, plotSize: plot.size)
        ForEach(gestures.indices, id: \.self) { index in
          Color.clear
            .contentShape(Rectangle())
            .frame(width: plot.width, height: plot.height)
            .gesture(gestures[index](proxy))
            .offset(x: plot.minX, y: plot.minY)
        }
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(
              width: geometry.size.width, height: geometry.size.height,
              alignment: layers[index].alignment)
        }
      }
    }
  }
}
