// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { if visibility != .automatic { $0.xAxis.visibility = visibility } }
  }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { if visibility != .automatic { $0.yAxis.visibility = visibility } }
  }
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart { $0.xAxis.content = content }
  }
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return chart { $0.yAxis.content = content }
  }
}

extension View {
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position.kind, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.xAxis.titles.append(title) }
  }

  nonisolated public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }
  @_disfavoredOverload nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(
      position: position.kind, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.yAxis.titles.append(title) }
  }
}

extension View {
  nonisolated public func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    scale(\.xScale, DomainChoice(domain), PositionRange(range), type)
  }
  nonisolated public func chartXScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    scale(\.xScale, DomainChoice(domain), nil, type)
  }
  nonisolated public func chartXScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View {
    scale(\.xScale, nil, PositionRange(range), type)
  }
  nonisolated public func chartXScale(type: ScaleType?) -> some View {
    scale(\.xScale, nil, nil, type)
  }

  nonisolated public func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    scale(\.yScale, DomainChoice(domain), PositionRange(range), type)
  }
  nonisolated public func chartYScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    scale(\.yScale, DomainChoice(domain), nil, type)
  }
  nonisolated public func chartYScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View {
    scale(\.yScale, nil, PositionRange(range), type)
  }
  nonisolated public func chartYScale(type: ScaleType?) -> some View {
    scale(\.yScale, nil, nil, type)
  }

  nonisolated private func scale(
    _ path: WritableKeyPath<ChartConfiguration, ScaleChoice>, _ domain: DomainChoice?,
    _ range: PositionRange?, _ type: ScaleType?
  ) -> some View {
    chart {
      if let domain { $0[keyPath: path].domain = domain }
      if let range { $0[keyPath: path].range = range }
      if let type { $0[keyPath: path].type = type }
    }
  }
}
