// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension VectorizedPlot {
  /// Returns the plot, with the style of each mark changed for its element.
  fileprivate func changing(
    _ change: (inout MarkStyle, DataElement) -> Void
  ) -> VectorizedPlotContent<DataElement> {
    var content = content
    for index in content.marks.indices {
      change(&content.marks[index].mark.style, content.marks[index].element)
    }
    return content
  }
}

extension VectorizedPlotContent: VectorizedPlot {
  var content: VectorizedPlotContent { self }
}

extension VectorizedChartContent {
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.foregroundBy = value.value(of: $1) }
  }
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.foreground = AnyShapeStyle($1[keyPath: keyPath]) }
  }
  public func opacity(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.opacity *= Double($1[keyPath: keyPath]) }
  }
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.symbolBy = value.value(of: $1) }
  }
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.symbolSizeBy = value.value(of: $1) }
  }
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.symbolSize = .area($1[keyPath: keyPath]) }
  }
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changed { $0.lineStyleBy = value.value(of: $1) }
  }
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changed { style, element in
      style.position = value.value(of: element).map {
        MarkStyle.Position(value: $0, axis: axis, span: span)
      }
    }
  }

  private func changed(
    _ change: (inout MarkStyle, DataElement) -> Void
  ) -> VectorizedPlotContent<DataElement> {
    func changed<Plot: VectorizedPlot>(
      _ plot: Plot
    ) -> VectorizedPlotContent<DataElement>? {
      plot.changing { style, element in
        if let element = element as? DataElement { change(&style, element) }
      } as? VectorizedPlotContent<DataElement>
    }
    return (self as? any VectorizedPlot).flatMap { changed($0) }
      ?? VectorizedPlotContent([]) { _ in Mark(.point) }
  }
}

/// The content of a line through the points of elements.
nonisolated public struct VectorizedLinePlotContent<DataElement> {}
/// The content of an area through the points of elements.
nonisolated public struct VectorizedAreaPlotContent<DataElement> {}

extension LinePlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    source = .marks(points(.line, data, x.extent, y.extent, series: nil, .unstacked))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>
  ) where Content == VectorizedLinePlotContent<Data.Element> {
    source = .marks(
      points(.line, data, x.extent, y.extent, series: { series.value(of: $0) }, .unstacked))
  }
}

extension AreaPlot {
  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    source = .marks(points(.area, data, x.extent, y.extent, series: nil, stacking))
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<Data.Element, some Plottable>,
    y: PlottableProjection<Data.Element, some Plottable>,
    series: PlottableProjection<Data.Element, some Plottable>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data.Element> {
    source = .marks(
      points(.area, data, x.extent, y.extent, series: { series.value(of: $0) }, stacking))
  }
}

private func points<Data: RandomAccessCollection>(
  _ kind: Mark.Kind, _ data: Data, _ x: (Data.Element) -> Extent, _ y: (Data.Element) -> Extent,
  series: ((Data.Element) -> DataValue?)?, _ stacking: MarkStackingMethod
) -> [Mark] {
  data.map { element in
    var mark = Mark(kind)
    (mark.x, mark.y, mark.stacking) = (x(element), y(element), stacking)
    mark.series = series.flatMap { $0(element) }
    return mark
  }
}
