import Foundation

/// One drawing command.
package enum DisplayItem: Equatable, Sendable {
  /// The interior of a path.
  case fill(Path, Paint, FillStyle)
  /// The outline of a path, centred on it.
  case stroke(Path, Paint, StrokeStyle)
  /// Shaped text of one font.
  case glyphs(GlyphRun, Paint)
  /// A bitmap stretched over `rect`; a `tint` uses the bitmap as a stencil.
  case image(DisplayImage, rect: CGRect, interpolation: ImageInterpolation, tint: Paint?)
  /// A list drawn as one, through an effect.
  indirect case group(DisplayEffect, DisplayList)
}

/// What happens to the drawing inside a group.
package enum DisplayEffect: Equatable, Sendable {
  /// The group is drawn apart and then composited with this opacity, 0…1.
  case opacity(Double)
  /// Only what lies inside the path is seen; the edge is antialiased.
  case clip(Path, FillStyle)
  /// The group's coordinates are mapped through the matrix.
  case transform(CGAffineTransform)
  /// The group is drawn flat, and the picture is mapped through a projection.
  case projection(ProjectionTransform)
  /// The group is drawn once more beneath itself: blurred, coloured and moved. `radius` is the
  /// standard deviation of the Gaussian, in points.
  case shadow(ResolvedColor, radius: CGFloat, offset: CGSize)
  /// A Gaussian blur of standard deviation `radius` points. `isOpaque` keeps alpha at 1.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The group is composited with a separable or non-separable mode of PDF 1.7.
  case blend(BlendMode)
  /// The group is seen where the mask list is, in proportion to its alpha.
  case mask(DisplayList)
  /// The group is a pane of frosted glass: what lies beneath it is blurred, by a standard deviation
  /// of `radius` points, and frosted. The group's own colours do not count.
  case glass(radius: CGFloat, Frost)
  /// The group's colours, as they are encoded or in linear light, are mapped through a matrix and
  /// clamped.
  case colorMatrix(ColorMatrix, isLinear: Bool = false)
  /// Pixels whose alpha is in the range become the colour, all others clear.
  case alphaThreshold(min: Double, max: Double, ResolvedColor)
  /// The group is composited with an operator where the list is, in proportion to its alpha.
  case composite(CompositeOperator, over: DisplayList)
}
