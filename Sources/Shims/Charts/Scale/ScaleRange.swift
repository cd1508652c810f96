// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The colours, symbols, sizes or positions that a scale maps values to.
public protocol ScaleRange {
  associatedtype VisualValue
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
}

extension ClosedRange: ScaleRange where Bound == CGFloat {
  public typealias VisualValue = CGFloat
}

/// The positions that an axis maps values to.
public protocol PositionScaleRange: ScaleRange {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

/// The width or height of the plot, less a padding at its ends.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public typealias VisualValue = CGFloat
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: padding, endPadding: padding)
  }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(startPadding: startPadding, endPadding: endPadding)
  }
}

/// The range of a position scale, in the form that charts use.
enum PositionRange: Sendable {
  case plot(start: CGFloat, end: CGFloat)
  case points(CGFloat, CGFloat)

  init(_ range: some PositionScaleRange) {
    if let plot = range as? PlotDimensionScaleRange {
      self = .plot(start: plot.startPadding, end: plot.endPadding)
    } else if let points = range as? ClosedRange<CGFloat> {
      self = .points(points.lowerBound, points.upperBound)
    } else {
      self = .plot(start: 0, end: 0)
    }
  }
}
