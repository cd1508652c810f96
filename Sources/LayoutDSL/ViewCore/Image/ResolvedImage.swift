import Foundation

/// A bitmap with its size in points.
package struct ResolvedImage: Equatable, Sendable {
  package var image: DisplayImage
  package var size: CGSize
  /// The drawing that the bitmap shows, in points from the top-leading corner; nil for a bitmap
  /// that has none.
  package var drawing: DisplayList?
  /// Whether the asset catalog declares the image as a template.
  package var isTemplate = false
  /// Whether the asset catalog declares that the image keeps its colours in controls.
  package var isOriginal = false
  /// The cap insets that the asset catalog declares, in points.
  package var capInsets: EdgeInsets?

  package init(image: DisplayImage, size: CGSize) {
    self.image = image
    self.size = size
  }
}
