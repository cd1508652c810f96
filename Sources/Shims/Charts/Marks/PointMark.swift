// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A symbol at a point.
nonisolated public struct PointMark: SingleMark {
  let mark: Mark

  nonisolated private init(_ x: Extent, _ y: Extent) {
    var mark = Mark(.point)
    (mark.x, mark.y) = (x, y)
    self.mark = mark
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    self.init(Extent(x), Extent(y))
  }

  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    self.init(Extent(x), .point(y))
  }

  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(.point(x), Extent(y))
  }

  public var body: PointMark { self }
}
