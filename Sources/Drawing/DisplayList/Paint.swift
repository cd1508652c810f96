import Foundation

/// What a shape is filled with, in absolute points.
///
/// Gradients pass from stop to stop in the mixture of the first, each colour weighted by its opacity.
package enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  /// Colour by distance from `center`; before `startRadius` the first stop, past `endRadius` the
  /// last.
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient stretched to ellipses, whose radii are given for x and y; the start radii
  /// are in the same proportion as the end radii.
  case ellipticalGradient([GradientStop], center: CGPoint, startRadii: CGSize, endRadii: CGSize)
  /// Colour by angle around `center`, clockwise from the trailing axis, in radians.
  case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// A bitmap stretched over `tile` and repeated in both directions.
  case image(DisplayImage, tile: CGRect, opacity: Float = 1)
  /// A mesh of colours whose positions are parts of a rectangle.
  case mesh(MeshPaint, in: CGRect)
}

/// How colours mix.
package enum ColorMixture: Hashable, Sendable {
  /// In Oklab, so that equal steps look equal.
  case perceptual
  /// As the numbers of the screen's colours do.
  case device
  /// As light does.
  case linear
}

/// A colour at a location of a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: ResolvedColor
  /// 0 at the start, 1 at the end; ascending within a gradient.
  package var location: CGFloat
  /// How the colour passes into that of the next stop.
  package var mixture: ColorMixture

  package init(color: ResolvedColor, location: CGFloat, mixture: ColorMixture = .perceptual) {
    self.color = color
    self.location = location
    self.mixture = mixture
  }
}
