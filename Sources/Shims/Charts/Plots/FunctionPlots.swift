// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A line through points of a collection, or the graph of a function.
nonisolated public struct LinePlot<Content>: PrimitiveChartContent {
  let source: PlotSource

  public var body: LinePlot { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    source.collect(into: &marks, style: style)
  }
}

/// The area under points of a collection, or under the graph of a function.
nonisolated public struct AreaPlot<Content>: PrimitiveChartContent {
  let source: PlotSource

  public var body: AreaPlot { self }

  @MainActor func collect(into marks: inout MarkCollector, style: MarkStyle) {
    source.collect(into: &marks, style: style)
  }
}

/// The content of a plot of a function.
public struct FunctionLinePlotContent: Sendable {}
/// The content of an area plot of a function.
public struct FunctionAreaPlotContent: Sendable {}

/// The source of the marks of a plot.
enum PlotSource {
  case marks([Mark])
  /// A function that makes the mark at an x value, over a range; nil for the whole axis.
  case function(ClosedRange<Double>?, (Double) -> Mark?)

  /// The number of points at which a function is computed.
  private static let sampleCount = 300

  @MainActor func collect(into collector: inout MarkCollector, style: MarkStyle) {
    switch self {
    case .marks(let marks):
      for mark in marks { collector.append(mark, style: style) }
    case .function(let domain, let mark):
      guard let domain = domain ?? collector.xDomain else {
        collector.lacksDomain = true
        return
      }
      let length = domain.upperBound - domain.lowerBound
      // Each gap starts another line.
      var piece = collector.nextGroup()
      for index in 0...Self.sampleCount {
        let x = domain.lowerBound + length * Double(index) / Double(Self.sampleCount)
        guard var point = mark(x) else {
          piece = collector.nextGroup()
          continue
        }
        point.series = .number(Double(piece))
        collector.append(point, style: style)
      }
    }
  }
}

private func point(_ kind: Mark.Kind, _ x: Double, _ y: Double) -> Mark? {
  guard x.isFinite, y.isFinite else { return nil }
  var mark = Mark(kind)
  mark.x = .at(Encoding(.number(x)))
  mark.y = .at(Encoding(.number(y)))
  mark.stacking = .unstacked
  return mark
}

private func span(_ x: Double, _ y: (yStart: Double, yEnd: Double)) -> Mark? {
  guard y.yStart.isFinite, y.yEnd.isFinite else { return nil }
  var mark = Mark(.area)
  mark.x = .at(Encoding(.number(x)))
  mark.y = .between(Encoding(.number(y.yStart)), Encoding(.number(y.yEnd)))
  return mark
}

extension LinePlot where Content == FunctionLinePlotContent {
  private init(
    domain: ClosedRange<Double>?, function: @escaping (Double) -> Double
  ) {
    source = .function(domain) { point(.line, $0, function($0)) }
  }

  private init(
    parameter domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    source = .function(domain) {
      let place = function($0)
      return point(.line, place.x, place.y)
    }
  }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(domain: domain, function: function)
  }
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(domain: domain, function: function)
  }
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    self.init(domain: domain, function: function)
  }
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(parameter: domain, function: function)
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    self.init(parameter: domain, function: function)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    source = .function(domain) { point(.area, $0, function($0)) }
  }
  @_disfavoredOverload public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    source = .function(domain) { point(.area, $0, function($0)) }
  }
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    source = .function(domain) { span($0, function($0)) }
  }
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    source = .function(domain) { span($0, function($0)) }
  }
}
