// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A rectangle.
nonisolated public struct RectangleMark: SingleMark {
  let mark: Mark

  nonisolated private init(
    _ x: Extent, _ y: Extent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    var mark = Mark(.rectangle)
    (mark.x, mark.y, mark.width, mark.height) = (x, y, width, height)
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    self.init(Extent(x), Extent(y), width: width, height: height)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(Extent(x), Extent(yStart, yEnd), width: width)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(Extent(xStart, xEnd), Extent(y), height: height)
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(Extent(xStart, xEnd), Extent(yStart, yEnd))
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    self.init(Extent(x), .points(yStart, yEnd), width: width)
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.points(xStart, xEnd), Extent(y), height: height)
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(Extent(xStart, xEnd), .points(yStart, yEnd))
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), Extent(yStart, yEnd))
  }

  /// Creates a rectangle with edges in points from the plot's top left corner.
  ///
  /// A nil edge is that of the plot.
  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.points(xStart, xEnd), .points(yStart, yEnd))
  }

  public var body: RectangleMark { self }
}
