// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A straight line along an axis.
nonisolated public struct RuleMark: SingleMark {
  let mark: Mark

  nonisolated private init(_ x: Extent, _ y: Extent) {
    var mark = Mark(.rule)
    (mark.x, mark.y) = (x, y)
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(Extent(x), Extent(yStart, yEnd))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(Extent(xStart, xEnd), Extent(y))
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(Extent(x), .points(yStart, yEnd))
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), Extent(y))
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    self.init(Extent(xStart, xEnd), .point(y))
  }

  nonisolated public init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.point(x), Extent(yStart, yEnd))
  }

  public var body: RuleMark { self }
}
