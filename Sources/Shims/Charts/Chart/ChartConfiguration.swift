/// The settings that modifiers pass to a chart in the environment.
struct ChartConfiguration {
  var xAxis = AxisChoice()
  var yAxis = AxisChoice()
  var xScale = ScaleChoice()
  var yScale = ScaleChoice()
  var foreground = VisualChoice<AnyShapeStyle>()
  var symbols = VisualChoice<AnyChartSymbolShape>()
  var symbolSizes = VisualChoice<CGFloat>()
  var lineStyles = VisualChoice<StrokeStyle>()
  var legend = LegendChoice()
  var plotStyles: [(AnyView) -> AnyView] = []
  var overlays: [ProxyLayer] = []
  var backgrounds: [ProxyLayer] = []
  var gestures: [(ChartProxy) -> AnyGesture<Void>] = []
  var xScroll = ScrollChoice()
  var yScroll = ScrollChoice()
  var xSelection: ((DataValue?, DataValue?) -> Void)?
  var ySelection: ((DataValue?, DataValue?) -> Void)?
  var angleSelection: ((DataValue?) -> Void)?
}

/// The settings of an axis.
struct AxisChoice {
  var visibility: Visibility?
  var content: (any AxisContent)?
  var titles: [AxisTitle] = []
  var style: ((AnyView) -> AnyView)?
}

/// The title of an axis.
struct AxisTitle {
  var position: AnnotationPosition.Kind
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView
}

struct ScaleChoice {
  var domain: DomainChoice?
  var range: PositionRange?
  var type: ScaleType?
}

struct LegendChoice {
  var visibility: Visibility?
  var position: AnnotationPosition.Kind?
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// A view over or behind the chart.
struct ProxyLayer {
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

/// The scrolling of a chart along an axis.
struct ScrollChoice {
  var isScrollable = false
  /// The length of the visible part, in the units of the axis.
  var length: Double?
  var initial: DataValue?
  var position: DataValue?
  var report: ((DataValue) -> Void)?
}

private struct ChartConfigurationKey: EnvironmentKey {
  static var defaultValue: ChartConfiguration { ChartConfiguration() }
}

extension EnvironmentValues {
  var chart: ChartConfiguration {
    get { self[ChartConfigurationKey.self] }
    set { self[ChartConfigurationKey.self] = newValue }
  }
}

extension View {
  /// Changes the settings of the charts in the view; a modifier nearer to a chart wins.
  nonisolated func chart(_ change: @escaping (inout ChartConfiguration) -> Void) -> some View {
    transformEnvironment(\.chart, transform: change)
  }
}
