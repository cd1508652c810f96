import Foundation

/// The parameters of a stroke.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the stroke, in points.
  public var lineWidth: CGFloat
  /// The caps of open subpaths.
  public var lineCap: CGLineCap
  /// The joins of corners.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of the miter length to the line width; beyond it, a miter join becomes a
  /// bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts, in points.
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
