import Foundation

/// A mesh gradient with its colours known; positions are parts of a rectangle.
package struct MeshPaint: Hashable, Sendable {
  /// The number of columns and rows of the grid, at least two each.
  package var width: Int, height: Int
  /// Row by row, as are the colours.
  package var points: [MeshPoint]
  package var colors: [ResolvedColor]
  /// The colour outside the mesh.
  package var background: ResolvedColor
  /// Whether colours mix by cubics or linearly.
  package var smoothsColors: Bool
  /// Whether colours mix in Oklab or in sRGB.
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
