import Foundation

/// The effect of a group.
package enum DisplayEffect: Equatable, Sendable {
  /// Draws the group into an offscreen layer and composites it with an opacity, 0…1.
  case opacity(Double)
  /// Clips the group to a path with an antialiased edge.
  case clip(Path, FillStyle)
  /// Maps the group's coordinates through a matrix.
  case transform(CGAffineTransform)
  /// Draws the group into an offscreen layer and maps the layer through a projection.
  case projection(ProjectionTransform)
  /// Draws a shadow below the group: its blurred silhouette in a colour, with an offset.
  ///
  /// `radius` is the standard deviation of the Gaussian, in points.
  case shadow(ResolvedColor, radius: CGFloat, offset: CGSize)
  /// Blurs the group with a Gaussian of standard deviation `radius` points; `isOpaque` keeps alpha
  /// at 1.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Composites the group with a separable or nonseparable blend mode of PDF 1.7.
  case blend(BlendMode)
  /// Multiplies the group by the alpha of a mask.
  case mask(DisplayList)
  /// Blurs the content below the group with a standard deviation of `radius` points, and frosts it.
  ///
  /// The group contributes only its coverage, not its colours.
  case glass(radius: CGFloat, Frost)
  /// Maps the group's colours, gamma-encoded or linear, through a matrix and clamps them.
  case colorMatrix(ColorMatrix, isLinear: Bool = false)
  /// Turns pixels whose alpha is in the range into the colour, and all others transparent.
  case alphaThreshold(min: Double, max: Double, ResolvedColor)
  /// Composites the group with an operator where another list has coverage.
  case composite(CompositeOperator, over: DisplayList)
}
