// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The plot of a chart, without its axes.
nonisolated public struct ChartPlotContent: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

extension View {
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> Content
  ) -> some View {
    chart {
      $0.plotStyles.insert({ AnyView(content(ChartPlotContent(content: $0))) }, at: 0)
    }
  }

  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    let layer = ProxyLayer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.overlays.insert(layer, at: 0) }
  }

  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    let layer = ProxyLayer(alignment: alignment) { AnyView(content($0)) }
    return chart { $0.backgrounds.append(layer) }
  }

  nonisolated public func chartGesture(
    _ gesture: @escaping (_ proxy: ChartProxy) -> some Gesture
  ) -> some View {
    chart { $0.gestures.append { AnyGesture(gesture($0).map { _ in }) } }
  }
}

extension View {
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { if visibility != .automatic { $0.legend.visibility = visibility } }
  }

  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.position = position.kind
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.legend = LegendChoice(
        visibility: $0.legend.visibility, position: position.kind, alignment: alignment,
        spacing: spacing, content: content)
    }
  }
}

extension View {
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chart {
      $0.xScroll.isScrollable = axes.contains(.horizontal)
      $0.yScroll.isScrollable = axes.contains(.vertical)
    }
  }

  /// Sets the length of the visible part: a number, seconds, or a number of categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = DataValue(length).scalar
    return chart { $0.xScroll.length = length }
  }
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = DataValue(length).scalar
    return chart { $0.yScroll.length = length }
  }

  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    let value = DataValue(initialX)
    return chart { $0.xScroll.initial = value }
  }
  nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
    let value = DataValue(initialY)
    return chart { $0.yScroll.initial = value }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { $0.xScroll.follow(x) }
  }
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { $0.yScroll.follow(y) }
  }
}

extension ScrollChoice {
  fileprivate mutating func follow<P: Plottable>(_ binding: Binding<P>) {
    position = DataValue(binding.wrappedValue)
    report = { if let value = $0.decoded(as: P.self) { binding.wrappedValue = value } }
  }
}

extension View {
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.xSelection = { first, _ in value.wrappedValue = first?.decoded(as: P.self) } }
  }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.ySelection = { first, _ in value.wrappedValue = first?.decoded(as: P.self) } }
  }
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.xSelection = { range.wrappedValue = closedRange($0, $1) } }
  }
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.ySelection = { range.wrappedValue = closedRange($0, $1) } }
  }
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.angleSelection = { value.wrappedValue = $0?.decoded(as: P.self) } }
  }
}

private func closedRange<P: Plottable & Comparable>(
  _ first: DataValue?, _ second: DataValue?
) -> ClosedRange<P>? {
  guard let start = first?.decoded(as: P.self), let end = (second ?? first)?.decoded(as: P.self)
  else { return nil }
  return min(start, end)...max(start, end)
}
