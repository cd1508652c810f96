import Foundation

/// Finds symbols and bitmaps by name; `Render` implements it.
package protocol ImageProvider: AnyObject, Sendable {
  /// The symbol of that SF Symbols name at a font's size, or nil if the name is unknown.
  /// `scale` is 1 for `Image.Scale.medium`.
  func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol?
  /// The bitmap of that name in a bundle folder, or nil if there is none.
  func image(named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool)
    -> ResolvedImage?
  /// The bitmap in a file, or why there is none.
  func image(contentsOf file: URL) -> Result<DisplayImage, any Error>
}

/// A symbol as an outline in a box of `size` points, y down from the box's top-leading corner.
package struct ResolvedSymbol: Equatable, Sendable {
  package var size: CGSize
  package var outline: Path
  /// From the top of the box to the text baseline the symbol sits on.
  package var baseline: CGFloat

  package init(size: CGSize, outline: Path, baseline: CGFloat) {
    self.size = size
    self.outline = outline
    self.baseline = baseline
  }
}

/// A bitmap and its size in points.
package struct ResolvedImage: Equatable, Sendable {
  package var image: DisplayImage
  package var size: CGSize

  package init(image: DisplayImage, size: CGSize) {
    self.image = image
    self.size = size
  }
}
