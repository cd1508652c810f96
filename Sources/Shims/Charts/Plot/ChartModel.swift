/// The marks, scales and axes of a chart, which do not depend on its size.
struct ChartModel {
  var marks: [Mark] = []
  var layers: [MarkLayer] = []
  var spans: [StackedSpan?] = []
  var x = PositionScale(.none, axis: .horizontal)
  var y = PositionScale(.none, axis: .vertical)
  var xAxes: [ResolvedAxis] = []
  var yAxes: [ResolvedAxis] = []
  var foreground: VisualScale<AnyShapeStyle>
  var symbols: VisualScale<AnyChartSymbolShape>
  var symbolSizes: VisualScale<CGFloat>
  var lineStyles: VisualScale<StrokeStyle>
  /// The values of `position(by:)`, in order.
  var groups: [DataValue] = []
  /// The whole domains of axes that scroll, including the invisible parts.
  var fullDomains: [Axis: PositionScale.Domain] = [:]

  /// The colours of series, in turn. Measurements.md#chart-palette
  static let palette: [Color] = [
    .blue, .green, .orange, .purple, .red, .cyan, .yellow, .mint, .pink, .indigo, .brown, .teal,
  ]
  static let symbolsInTurn: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
  static let lineStylesInTurn: [StrokeStyle] = [[], [4, 4], [1, 3], [8, 4], [8, 3, 1, 3]].map {
    StrokeStyle(lineWidth: 2, lineCap: .butt, lineJoin: .round, dash: $0)
  }

  @MainActor init(
    _ content: some ChartContent, configuration: ChartConfiguration, context: AxisContext
  ) {
    var collector = MarkCollector()
    if case .values(let listed)? = configuration.xScale.domain,
      let low = listed.first?.scalar, let high = listed.last?.scalar, low < high
    {
      collector.xDomain = low...high
    }
    collector.collect(content, style: MarkStyle())
    if collector.lacksDomain {
      // A function without a domain extends over the axis of the other marks.
      let domain = Self.xDomain(of: collector.marks, configuration, context)
      collector = MarkCollector()
      collector.xDomain = domain ?? Self.domainOfLoneFunctions
      collector.collect(content, style: MarkStyle())
    }
    let marks = collector.marks
    self.marks = marks
    layers = collector.layers
    spans = Stacking.spans(of: marks)
    groups = unique(marks.compactMap { $0.style.position?.value })
    func values(_ path: KeyPath<MarkStyle, DataValue?>) -> [DataValue] {
      unique(marks.compactMap { $0.style[keyPath: path] })
    }
    foreground = VisualScale(
      values: unique(marks.compactMap { $0.style.foreground == nil ? $0.style.foregroundBy : nil }),
      choice: configuration.foreground, defaults: Self.palette.map { AnyShapeStyle($0) },
      defaultContinuous: { AnyShapeStyle(Self.defaultGradient.color(at: $0)) })
    symbols = VisualScale(
      values: values(\.symbolBy), choice: configuration.symbols,
      defaults: Self.symbolsInTurn.map { AnyChartSymbolShape($0) }, defaultContinuous: nil)
    symbolSizes = VisualScale(
      values: values(\.symbolSizeBy), choice: configuration.symbolSizes,
      defaults: [20, 40, 80, 120, 160],
      // From just visible symbols to symbols of the size of a fingertip.
      defaultContinuous: { 10 + 290 * CGFloat($0) })
    lineStyles = VisualScale(
      values: values(\.lineStyleBy), choice: configuration.lineStyles,
      defaults: Self.lineStylesInTurn, defaultContinuous: nil)
    (x, xAxes) = axis(
      .horizontal, configuration.xScale, configuration.xAxis, configuration.xScroll, context)
    (y, yAxes) = axis(
      .vertical, configuration.yScale, configuration.yAxis, configuration.yScroll, context)
    x.bars = freeBars(on: x)
    y.bars = freeBars(on: y)
  }

  private static let domainOfLoneFunctions = 0.0...1.0

  /// Returns the domain of the x axis; nil unless it is one of numbers.
  private static func xDomain(
    of marks: [Mark], _ configuration: ChartConfiguration, _ context: AxisContext
  ) -> ClosedRange<Double>? {
    var builder = ScaleBuilder(axis: .horizontal, choice: configuration.xScale, context: context)
    builder.collect(marks, spans: Stacking.spans(of: marks))
    let axes = configuration.xAxis.content.map { axisDescriptions(of: $0) }
    let scale = builder.scale(rounding: axes?.first?.values ?? .automatic)
    return if case .numbers(let bounds) = scale.domain { bounds } else { nil }
  }

  /// The colours of numbers, from the smallest to the largest. Measurements.md#chart-palette
  static let defaultGradient = Gradient(colors: [Color.blue.opacity(0.15), .blue])

  func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? x : y }

  private mutating func axis(
    _ axis: Axis, _ scaleChoice: ScaleChoice, _ axisChoice: AxisChoice, _ scroll: ScrollChoice,
    _ context: AxisContext
  ) -> (PositionScale, [ResolvedAxis]) {
    var descriptions = axisChoice.content.map { axisDescriptions(of: $0) } ?? [AxisDescription()]
    var builder = ScaleBuilder(axis: axis, choice: scaleChoice, context: context)
    builder.collect(marks, spans: spans)
    var scale = builder.scale(rounding: descriptions.first?.values ?? .automatic)
    if scroll.isScrollable {
      fullDomains[axis] = scale.domain
      scale = scroll.visiblePart(of: scale)
    }
    if axisChoice.visibility == .hidden { descriptions = [] }
    let isNormalized = spans.indices.contains {
      spans[$0]?.axis == axis && marks[$0].stacking == .normalized
    }
    let resolver = AxisResolver(scale: scale, isPercentage: isNormalized, context: context)
    return (scale, descriptions.map { resolver.resolve($0) })
  }

  /// The bars with neither a band nor a bin, on an axis of numbers or dates; nil if there are none.
  private func freeBars(on scale: PositionScale) -> PositionScale.FreeBars? {
    guard let bounds = scale.bounds, bounds.upperBound > bounds.lowerBound else { return nil }
    var places: [Double] = []
    var width: CGFloat?
    for (mark, span) in zip(marks, spans) where mark.kind == .bar && span?.axis != scale.axis {
      guard let encoding = mark.extent(along: scale.axis).single, encoding.upper == nil,
        let place = scale.fraction(of: encoding.value)
      else { continue }
      places.append(place)
      let dimension = scale.axis == .horizontal ? mark.width : mark.height
      if case .fixed(let fixed) = dimension.kind { width = max(width ?? 0, fixed) }
    }
    guard !places.isEmpty else { return nil }
    places.sort()
    let gap = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > leastGap }.min()
    return PositionScale.FreeBars(gap: gap ?? 1, width: width)
  }
}

/// The distance of two bars, as a fraction of the axis, up to which they are at one place: their
/// places are quotients, which differ by rounding errors.
private let leastGap = 1e-9
