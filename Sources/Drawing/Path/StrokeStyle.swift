import Foundation

/// How the outline of a path is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the stroke, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends of open subpaths.
  public var lineCap: CGLineCap
  /// The shape of corners.
  public var lineJoin: CGLineJoin
  /// Where a miter join turns into a bevel, as a multiple of half the line width.
  public var miterLimit: CGFloat
  /// The lengths of painted and unpainted segments, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a stroke style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
