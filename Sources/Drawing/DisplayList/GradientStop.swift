import Foundation

/// A colour at a location of a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: ResolvedColor
  /// The location: 0 at the start, 1 at the end.
  ///
  /// Locations ascend within a gradient.
  package var location: CGFloat
  /// The mixture between this stop and the next one.
  package var mixture: ColorMixture

  package init(color: ResolvedColor, location: CGFloat, mixture: ColorMixture = .perceptual) {
    self.color = color
    self.location = location
    self.mixture = mixture
  }
}
