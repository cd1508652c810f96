/// A picture of a preview with its layout, for a comparison with a golden.
package struct TakenSnapshot: Codable, Sendable {
  /// The index of the preview among the views of the task.
  package var view: Int
  /// The display name or number of a preview provider's child; nil for another preview.
  package var child: String?
  /// The name or number of the picture, if the preview has several.
  package var shot: String?
  /// The width in pixels.
  package var width: Int
  package var height: Int
  /// The file with the pixels: premultiplied RGBA of 8 bits, row by row without gaps.
  package var pixels: String
  /// The fingerprint of the renderer and its fonts.
  package var renderer: String
  /// The layout tree, with a line per node.
  package var layout: String
  /// The time for layout and rasterization.
  package var milliseconds: Double
}
