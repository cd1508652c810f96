// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A chart of marks, with axes and a legend.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chart) private var configuration
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @State private var counts = MarkCounts()
  @State private var scrolled: [Axis: DataValue] = [:]

  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View {
    var configuration = configuration
    if configuration.xScroll.report == nil {
      configuration.xScroll.position = scrolled[.horizontal]
    }
    if configuration.yScroll.report == nil { configuration.yScroll.position = scrolled[.vertical] }
    let context = AxisContext(
      xCount: counts.x, yCount: counts.y, locale: locale, calendar: calendar)
    let model = ChartModel(content, configuration: configuration, context: context)
    return ChartBody(model: model, configuration: configuration, scrolled: $scrolled)
      .onGeometryChange(for: MarkCounts.self) {
        MarkCounts(fitting: $0.size)
      } action: {
        counts = $0
      }
      // Charts inside annotations and overlays do not inherit this chart's modifiers.
      .environment(\.chart, ChartConfiguration())
  }
}

/// The numbers of marks that fit along the axes. Measurements.md#chart-mark-count
struct MarkCounts: Equatable, Sendable {
  var x = 5
  var y = 5

  init() {}

  init(fitting size: CGSize) {
    x = Double(size.width / 60).wholeNumber(in: 2...7)
    y = Double(size.height / 45).wholeNumber(in: 2...5)
  }
}

/// The chart with its legend.
private struct ChartBody: View {
  let model: ChartModel
  let configuration: ChartConfiguration
  @Binding var scrolled: [Axis: DataValue]

  var body: some View {
    switch legendPosition {
    case nil: chart
    case .top, .topLeading, .topTrailing:
      VStack(alignment: alignment.horizontal, spacing: spacing) {
        legend
        chart
      }
    case .leading:
      HStack(alignment: alignment.vertical, spacing: spacing) {
        legend
        chart
      }
    case .trailing:
      HStack(alignment: alignment.vertical, spacing: spacing) {
        chart
        legend
      }
    case .overlay: chart.overlay(alignment: configuration.legend.alignment ?? .center) { legend }
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      VStack(alignment: alignment.horizontal, spacing: spacing) {
        chart
        legend
      }
    }
  }

  private var legendPosition: AnnotationPosition.Kind? {
    guard configuration.legend.visibility != .hidden else { return nil }
    guard configuration.legend.content != nil || LegendView.isNeeded(for: model) else { return nil }
    return configuration.legend.position ?? .bottom
  }

  private var alignment: Alignment {
    if let alignment = configuration.legend.alignment { return alignment }
    switch legendPosition {
    case .topTrailing, .bottomTrailing: return .topTrailing
    default: return .topLeading
    }
  }

  // Measurements.md#chart-legend
  private var spacing: CGFloat { configuration.legend.spacing ?? 8 }

  @ViewBuilder private var legend: some View {
    if let content = configuration.legend.content {
      content
    } else {
      let isSide = legendPosition == .leading || legendPosition == .trailing
      LegendView(model: model, isVertical: isSide)
    }
  }

  private var chart: some View {
    ChartLayout {
      plot.layoutValue(key: ChartRoleKey.self, value: .plot)
      labels
      titles(configuration.xAxis.titles, defaultEdge: .bottom)
      titles(configuration.yAxis.titles, defaultEdge: .top)
    }
    .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
      ProxyLayers(
        layers: configuration.backgrounds, gestures: [], model: model,
        configuration: configuration, anchor: anchor)
    }
    .overlayPreferenceValue(PlotFrameKey.self) { anchor in
      ProxyLayers(
        layers: configuration.overlays, gestures: configuration.gestures, model: model,
        configuration: configuration, anchor: anchor)
    }
    // Axes keep their direction from right to left. Measurements.md#chart-direction
    .environment(\.layoutDirection, .leftToRight)
  }

  private var plot: some View {
    let content = AnyView(
      PlotView(
        model: model,
        clips: configuration.xScroll.isScrollable || configuration.yScroll.isScrollable
      )
      .modifier(PlotGestures(model: model, configuration: configuration, scrolled: $scrolled))
      .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 })
    return configuration.plotStyles.reduce(content) { $1($0) }
  }

  @ViewBuilder private var labels: some View {
    let axes = model.xAxes + model.yAxes
    ForEach(axes.indices, id: \.self) { number in
      let axis = axes[number]
      let places = axis.parts.filter {
        if case .label = $0.part.kind { true } else { false }
      }
      ForEach(places.indices, id: \.self) { index in
        AxisLabelView(placed: places[index])
          .layoutValue(
            key: ChartRoleKey.self,
            value: .label(place(of: places[index], axis: axis, number: number)))
      }
    }
  }

  private func place(of placed: PlacedPart, axis: ResolvedAxis, number: Int) -> LabelPlace {
    var label = AxisLabel { _ in nil }
    if case .label(let own) = placed.part.kind { label = own }
    return LabelPlace(
      axisNumber: number, edge: axis.edge, scale: model.scale(axis.axis),
      fraction: placed.fraction, preset: axis.preset, isStart: placed.isStart, label: label,
      offset: placed.part.style.offset)
  }

  private func titles(_ titles: [AxisTitle], defaultEdge: Edge) -> some View {
    ForEach(titles.indices, id: \.self) { index in
      let title = titles[index]
      let edge = title.position.edge ?? defaultEdge
      Group {
        if edge == .leading || edge == .trailing {
          Turned(content: title.content, angle: .degrees(-90))
        } else {
          title.content
        }
      }
      // Measurements.md#chart-axis-title
      .font(.caption)
      .foregroundStyle(.secondary)
      .layoutValue(
        key: ChartRoleKey.self, value: .title(edge, title.alignment, spacing: title.spacing))
    }
  }
}

extension AnnotationPosition.Kind {
  fileprivate var edge: Edge? {
    switch self {
    case .automatic, .overlay: nil
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// A label of an axis.
private struct AxisLabelView: View {
  let placed: PlacedPart

  var body: some View {
    switch orientation {
    case .vertical: Turned(content: text, angle: .degrees(90))
    case .verticalReversed: Turned(content: text, angle: .degrees(-90))
    case .automatic, .horizontal: text
    }
  }

  private var orientation: AxisValueLabelOrientation.Kind {
    if case .label(let label) = placed.part.kind { label.orientation.kind } else { .automatic }
  }

  // Measurements.md#chart-label-style
  private var text: some View {
    Group {
      if let content = placed.content { content } else { Text(placed.title).lineLimit(1) }
    }
    .font(placed.part.style.font ?? .caption2)
    .foregroundStyle(placed.part.style.foreground ?? AnyShapeStyle(.secondary))
  }
}

extension ChartBody: DescribedControl {
  func details(in environment: EnvironmentValues) -> NodeDetails {
    var details = NodeDetails()
    details.add(NodeDetails.control, "Chart")
    details.add("marks", model.marks.map(\.text).joined(separator: " "))
    if configuration.xScale.domain != nil { details.add(".chartXScale", model.x.domain.text) }
    if configuration.yScale.domain != nil { details.add(".chartYScale", model.y.domain.text) }
    return details
  }
}
