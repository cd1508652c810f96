// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The lower and the upper edge of an area at one position.
nonisolated public struct AreaMark: SingleMark {
  let mark: Mark

  nonisolated private init(
    _ x: Extent, _ y: Extent, series: DataValue? = nil, stacking: MarkStackingMethod = .unstacked
  ) {
    var mark = Mark(.area)
    (mark.x, mark.y, mark.series, mark.stacking) = (x, y, series, stacking)
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    self.init(Extent(x), Extent(y), stacking: stacking)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(Extent(x), Extent(y), series: series.encoding.value, stacking: stacking)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(Extent(x), Extent(yStart, yEnd))
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(Extent(x), Extent(yStart, yEnd), series: series.encoding.value)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(Extent(xStart, xEnd), Extent(y))
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    self.init(Extent(xStart, xEnd), Extent(y), series: series.encoding.value)
  }

  public var body: AreaMark { self }
}
