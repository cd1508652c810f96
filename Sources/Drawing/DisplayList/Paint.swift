import Foundation

/// The paint of a shape, in absolute points.
///
/// Each segment of a gradient interpolates in the mixture of its first stop, with colours weighted
/// by their opacities.
package enum Paint: Hashable, Sendable {
  case color(ResolvedColor)
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  /// A gradient by distance from `center`; the first stop extends inside `startRadius`, the last
  /// one outside `endRadius`.
  case radialGradient([GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient stretched to ellipses, with radii along x and y.
  ///
  /// The start radii have the same ratio as the end radii.
  case ellipticalGradient([GradientStop], center: CGPoint, startRadii: CGSize, endRadii: CGSize)
  /// A gradient by angle around `center`, clockwise from the trailing direction, in radians.
  case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// A bitmap stretched over `tile` and repeated in both directions.
  case image(DisplayImage, tile: CGRect, opacity: Float = 1)
  /// A mesh gradient in unit coordinates of a rectangle.
  case mesh(MeshPaint, in: CGRect)
}
