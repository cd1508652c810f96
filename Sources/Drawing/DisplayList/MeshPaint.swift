import Foundation

/// A mesh gradient with resolved colours and positions in unit coordinates.
package struct MeshPaint: Hashable, Sendable {
  /// The number of columns and of rows of the grid, each at least two.
  package var width: Int, height: Int
  /// The vertices row by row, as are the colours.
  package var points: [MeshPoint]
  package var colors: [ResolvedColor]
  /// The colour outside the mesh.
  package var background: ResolvedColor
  /// Whether colours interpolate cubically or linearly.
  package var smoothsColors: Bool
  /// Whether colours interpolate in Oklab or in sRGB.
  package var isPerceptual: Bool

  package init(
    width: Int, height: Int, points: [MeshPoint], colors: [ResolvedColor],
    background: ResolvedColor, smoothsColors: Bool, isPerceptual: Bool
  ) {
    self.width = width
    self.height = height
    self.points = points
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.isPerceptual = isPerceptual
  }
}
