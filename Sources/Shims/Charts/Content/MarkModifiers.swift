// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension ChartContent {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    StyledContent(self) { $0.foreground = AnyShapeStyle(style) }
  }

  /// Gives each value its own colour, and shows the values in the legend.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    StyledContent(self) { $0.foregroundBy = value.encoding.value }
  }

  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    StyledContent(self) { $0.opacity *= opacity }
  }

  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    StyledContent(self) { $0.corner = (radius, style) }
  }

  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    StyledContent(self) { $0.lineStyle = style }
  }

  nonisolated public func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    StyledContent(self) { $0.lineStyleBy = value.encoding.value }
  }

  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    StyledContent(self) { $0.interpolation = method }
  }

  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    StyledContent(self) {
      $0.shadow = MarkStyle.Shadow(color: color, radius: radius, x: x, y: y)
    }
  }

  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    StyledContent(self) { $0.blur += radius }
  }

  /// Draws styles such as gradients over the whole plot instead of over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    StyledContent(self) { $0.alignsWithPlot = aligns }
  }

  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    StyledContent(self) { $0.zIndex = value }
  }

  nonisolated public func compositingLayer() -> some ChartContent { self }

  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    MaskedContent(self, mask: content())
  }

  /// Clips each mark to a shape in its frame.
  nonisolated public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    StyledContent(self) { $0.clip = AnyShape(shape) }
  }

  /// Places marks of different values side by side.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    StyledContent(self) {
      $0.position = MarkStyle.Position(value: value.encoding.value, axis: axis, span: span)
    }
  }
}

extension ChartContent {
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    StyledContent(self) { $0.symbol = .shape(AnyChartSymbolShape(symbol)) }
  }

  nonisolated public func symbol<V: View>(
    @ViewBuilder symbol: () -> V
  ) -> some ChartContent {
    let view = AnyView(symbol())
    return StyledContent(self) { $0.symbol = .view(view) }
  }

  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    StyledContent(self) { $0.symbolBy = value.encoding.value }
  }

  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    StyledContent(self) { $0.symbolSize = .size(size) }
  }

  /// Sets the area of symbols, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    StyledContent(self) { $0.symbolSize = .area(area) }
  }

  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    StyledContent(self) { $0.symbolSizeBy = value.encoding.value }
  }
}

extension ChartContent {
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }
  nonisolated public func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }
  nonisolated public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    StyledContent(self) {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }
}

// All marks are drawn in one canvas, so they are not accessibility elements.
extension ChartContent {
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> some ChartContent { self }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some ChartContent { self }
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> some ChartContent { self }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> some ChartContent { self }
}
