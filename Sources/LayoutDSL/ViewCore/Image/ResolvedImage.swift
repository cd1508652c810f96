import Foundation

/// A bitmap with its size in points.
package struct ResolvedImage: Equatable, Sendable {
  package var image: DisplayImage
  package var size: CGSize
  /// Whether the asset catalog declares the image as a template.
  package var isTemplate = false
  /// The cap insets that the asset catalog declares, in points.
  package var capInsets: EdgeInsets?

  package init(image: DisplayImage, size: CGSize) {
    self.image = image
    self.size = size
  }
}
