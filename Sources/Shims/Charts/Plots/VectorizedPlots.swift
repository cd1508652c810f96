// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Chart content that makes a mark for each element of a collection.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
}

/// The marks of a collection, with the element of each.
nonisolated public struct VectorizedPlotContent<DataElement>: PrimitiveChartContent {
  var marks: [(element: DataElement, mark: Mark)]

  init(_ data: some Collection<DataElement>, mark: (DataElement) -> Mark) {
    marks = data.map { ($0, mark($0)) }
  }

  public var body: VectorizedPlotContent { self }

  @MainActor func collect(into collector: inout MarkCollector, style: MarkStyle) {
    for (_, mark) in marks {
      // The style of the plot's own modifiers wins over the style of the modifiers around it.
      var own = style
      mark.style.foregroundBy.map { own.foregroundBy = $0 }
      mark.style.foreground.map { own.foreground = $0 }
      mark.style.symbolBy.map { own.symbolBy = $0 }
      mark.style.symbolSize.map { own.symbolSize = $0 }
      mark.style.symbolSizeBy.map { own.symbolSizeBy = $0 }
      mark.style.lineStyleBy.map { own.lineStyleBy = $0 }
      mark.style.position.map { own.position = $0 }
      own.opacity *= mark.style.opacity
      collector.append(mark, style: own)
    }
  }
}

extension VectorizedPlotContent: VectorizedChartContent {}

/// A plot that consists of the marks of a collection.
@MainActor protocol VectorizedPlot: VectorizedChartContent, PrimitiveChartContent {
  var content: VectorizedPlotContent<DataElement> { get }
}

extension VectorizedPlot {
  func collect(into marks: inout MarkCollector, style: MarkStyle) {
    content.collect(into: &marks, style: style)
  }
}

nonisolated public struct PointPlot<DataElement>: VectorizedPlot {
  let content: VectorizedPlotContent<DataElement>

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) { marked(.point, x.extent($0), y.extent($0)) }
  }

  public var body: PointPlot { self }
}

nonisolated public struct BarPlot<DataElement>: VectorizedPlot {
  let content: VectorizedPlotContent<DataElement>

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      var mark = marked(.bar, x.extent($0), y.extent($0))
      (mark.width, mark.height, mark.stacking) = (width, height, stacking)
      return mark
    }
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      var mark = marked(.bar, x.extent($0), between(yStart.extent($0), yEnd.extent($0)))
      mark.width = width
      return mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, some Plottable>, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      var mark = marked(.bar, between(xStart.extent($0), xEnd.extent($0)), y.extent($0))
      mark.height = height
      return mark
    }
  }

  public var body: BarPlot { self }
}

nonisolated public struct RectanglePlot<DataElement>: VectorizedPlot {
  let content: VectorizedPlotContent<DataElement>

  public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    y: PlottableProjection<DataElement, some Plottable>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      var mark = marked(.rectangle, x.extent($0), y.extent($0))
      (mark.width, mark.height) = (width, height)
      return mark
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      marked(
        .rectangle, between(xStart.extent($0), xEnd.extent($0)),
        between(yStart.extent($0), yEnd.extent($0)))
    }
  }

  public var body: RectanglePlot { self }
}

nonisolated public struct RulePlot<DataElement>: VectorizedPlot {
  let content: VectorizedPlotContent<DataElement>

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      marked(.rule, x.extent($0), between(yStart.extent($0), yEnd.extent($0)))
    }
  }

  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      marked(.rule, between(xStart.extent($0), xEnd.extent($0)), y.extent($0))
    }
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, x: PlottableProjection<DataElement, some Plottable>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) { marked(.rule, x.extent($0), .points(yStart, yEnd)) }
  }

  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil,
    y: PlottableProjection<DataElement, some Plottable>
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) { marked(.rule, .points(xStart, xEnd), y.extent($0)) }
  }

  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>,
    xEnd: PlottableProjection<DataElement, X>, y: CGFloat? = nil
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      marked(.rule, between(xStart.extent($0), xEnd.extent($0)), .point(y))
    }
  }

  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      marked(.rule, .point(x), between(yStart.extent($0), yEnd.extent($0)))
    }
  }

  public var body: RulePlot { self }
}

nonisolated public struct SectorPlot<DataElement>: VectorizedPlot {
  let content: VectorizedPlotContent<DataElement>

  public init<Data: RandomAccessCollection>(
    _ data: Data, angle: PlottableProjection<DataElement, some Plottable>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    content = VectorizedPlotContent(data) {
      var mark = Mark(.sector)
      mark.sector = Mark.Sector(
        angle: angle.extent($0).single, innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset ?? 0)
      return mark
    }
  }

  public var body: SectorPlot { self }
}

private func marked(_ kind: Mark.Kind, _ x: Extent, _ y: Extent) -> Mark {
  var mark = Mark(kind)
  (mark.x, mark.y) = (x, y)
  return mark
}

private func between(_ start: Extent, _ end: Extent) -> Extent {
  guard let start = start.single, let end = end.single else { return .full }
  return .between(start, end)
}
