// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension View {
  /// Sets the colours of values, in the order of the legend.
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let pairs = mapping.map { (DataValue($0.key), AnyShapeStyle($0.value)) }
    return chart { $0.foreground.pairs = pairs }
  }

  nonisolated public func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle {
    foreground(domain: DomainChoice(domain), range: range)
  }

  nonisolated public func chartForegroundStyleScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle {
    foreground(domain: nil, range: range)
  }

  nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View {
    let values = DomainChoice(domain).listed
    return chart { $0.foreground.domain = values }
  }

  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let values = domain.map { DataValue($0) }
    return chart {
      $0.foreground.domain = values
      $0.foreground.mapping = { $0.decoded(as: D.self).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { $0.foreground.mapping = { $0.decoded(as: D.self).map { AnyShapeStyle(mapping($0)) } } }
  }

  nonisolated public func chartForegroundStyleScale(type: ScaleType?) -> some View { self }

  nonisolated private func foreground<R: ScaleRange>(
    domain: DomainChoice?, range: R
  ) -> some View where R.VisualValue: ShapeStyle {
    let gradient = range as? Gradient
    let styles = (range as? [R.VisualValue])?.map { AnyShapeStyle($0) }
    return chart {
      if let values = domain?.listed { $0.foreground.domain = values }
      if let styles { $0.foreground.range = styles }
      if let gradient {
        $0.foreground.continuous = { AnyShapeStyle(gradient.color(at: $0)) }
      }
    }
  }
}

extension View {
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let pairs = mapping.map { (DataValue($0.key), AnyChartSymbolShape($0.value)) }
    return chart { $0.symbols.pairs = pairs }
  }

  @_disfavoredOverload nonisolated public func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, any ChartSymbolShape>
  ) -> some View {
    let pairs = mapping.map { (DataValue($0.key), AnyChartSymbolShape($0.value)) }
    return chart { $0.symbols.pairs = pairs }
  }

  nonisolated public func chartSymbolScale<D: ScaleDomain, S: ChartSymbolShape>(
    domain: D, range: [S]
  ) -> some View {
    let values = DomainChoice(domain).listed
    return chart {
      $0.symbols.domain = values
      $0.symbols.range = range.map { AnyChartSymbolShape($0) }
    }
  }

  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chart { $0.symbols.range = range.map { AnyChartSymbolShape($0) } }
  }

  nonisolated public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View {
    let values = DomainChoice(domain).listed
    return chart { $0.symbols.domain = values }
  }

  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart {
      $0.symbols.mapping = { $0.decoded(as: D.self).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  nonisolated public func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> some View {
    let pairs = mapping.map { (DataValue($0.key), $0.value) }
    return chart { $0.symbolSizes.pairs = pairs }
  }

  nonisolated public func chartSymbolSizeScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue == CGFloat {
    sizes(domain: nil, range: range)
  }

  nonisolated public func chartSymbolSizeScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue == CGFloat {
    sizes(domain: DomainChoice(domain), range: range)
  }

  nonisolated private func sizes<R: ScaleRange>(
    domain: DomainChoice?, range: R
  ) -> some View where R.VisualValue == CGFloat {
    let bounds = range as? ClosedRange<CGFloat>
    let sizes = range as? [CGFloat]
    return chart {
      if let values = domain?.listed { $0.symbolSizes.domain = values }
      if let sizes { $0.symbolSizes.range = sizes }
      if let bounds {
        $0.symbolSizes.continuous = {
          bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * CGFloat($0)
        }
      }
    }
  }

  nonisolated public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View {
    let pairs = mapping.map { (DataValue($0.key), $0.value) }
    return chart { $0.lineStyles.pairs = pairs }
  }

  nonisolated public func chartLineStyleScale<D: ScaleDomain>(
    domain: D, range: [StrokeStyle]
  ) -> some View {
    let values = DomainChoice(domain).listed
    return chart {
      $0.lineStyles.domain = values
      $0.lineStyles.range = range
    }
  }

  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chart { $0.lineStyles.range = range }
  }
}

extension DomainChoice {
  /// The values of a domain that lists its values; nil for another domain.
  var listed: [DataValue]? {
    if case .values(let values) = self { values } else { nil }
  }
}
