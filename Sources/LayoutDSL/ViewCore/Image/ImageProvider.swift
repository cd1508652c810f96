import Foundation

/// Finds symbols, bitmaps and colours by name.
///
/// `Render` implements it.
package protocol ImageProvider: AnyObject, Sendable {
  /// Returns the symbol with an SF Symbols name at the size of a font; nil if the name is unknown.
  ///
  /// A `scale` of 1 is `Image.Scale.medium`.
  func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol?
  /// Returns the symbol names most similar to an unknown name, the most similar first.
  func symbolNames(near name: String) -> [String]
  /// Returns the problem if the symbol is known but its font is missing.
  func missingFont(ofSymbol name: String) -> String?
  /// Returns the named bitmap in a bundle folder, or nil if there is none.
  func image(named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool)
    -> ResolvedImage?
  /// Returns the named file in a bundle folder and the reason why it is unreadable; nil if there is
  /// none.
  func unreadableFile(named name: String, in folder: URL?) -> (file: String, reason: String)?
  /// Returns the named colour in a bundle folder, or nil if there is none.
  func color(named name: String, in folder: URL?) -> NamedColor?
  /// Returns the bitmap in a file, or the reason why it is unreadable.
  func image(contentsOf file: URL) -> Result<DisplayImage, any Error>
  /// Rasterizes a drawing with a size in points at a scale in pixels per point; nil if it has no
  /// area.
  func picture(of list: DisplayList, size: CGSize, scale: CGFloat) -> DisplayImage?
}

extension ImageProvider {
  package func symbolNames(near name: String) -> [String] { [] }
  package func missingFont(ofSymbol name: String) -> String? { nil }
  package func color(named name: String, in folder: URL?) -> NamedColor? { nil }
  package func unreadableFile(named name: String, in folder: URL?) -> (
    file: String, reason: String
  )? { nil }
  package func picture(of list: DisplayList, size: CGSize, scale: CGFloat) -> DisplayImage? { nil }
}

/// The outline of a symbol in a box of `size` points; y points down from the top-leading corner.
package struct ResolvedSymbol: Equatable, Sendable {
  package var size: CGSize
  package var outline: Path
  /// The distance from the top of the box to the text baseline of the symbol.
  package var baseline: CGFloat
  /// The layers of a symbol that can have several colours, each covering those before it.
  ///
  /// Empty for a symbol of a single layer.
  package var layers: [SymbolLayer]
  package init(
    size: CGSize, outline: Path, baseline: CGFloat, layers: [SymbolLayer] = []
  ) {
    self.size = size
    self.outline = outline
    self.baseline = baseline
    self.layers = layers
  }
}

/// A layer of a symbol.
package struct SymbolLayer: Equatable, Sendable {
  package var outline: Path
  /// The hierarchy level of its foreground style; 0 is the most prominent.
  package var rank: Int
  /// The colour of the layer in multicolor rendering; nil for the foreground style.
  package var color: Color?
  /// Whether the layer is one of those that a growing variable value shows one after the other.
  package var isStep: Bool

  package init(outline: Path, rank: Int, color: Color? = nil, isStep: Bool = false) {
    self.outline = outline
    self.rank = rank
    self.color = color
    self.isStep = isStep
  }
}

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
