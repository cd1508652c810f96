// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A point of a line.
nonisolated public struct LineMark: SingleMark {
  let mark: Mark

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    var mark = Mark(.line)
    (mark.x, mark.y) = (Extent(x), Extent(y))
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    var mark = Mark(.line)
    (mark.x, mark.y, mark.series) = (Extent(x), Extent(y), series.encoding.value)
    self.mark = mark
  }

  public var body: LineMark { self }
}
