import Foundation

/// Finds symbols and bitmaps by name; `Render` implements it.
package protocol ImageProvider: AnyObject, Sendable {
  /// The symbol of that SF Symbols name at a font's size, or nil if the name is unknown.
  /// `scale` is 1 for `Image.Scale.medium`.
  func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol?
  /// Names of symbols that a name may have been meant for, the likeliest first.
  func symbolNames(near name: String) -> [String]
  /// What is wrong if a symbol is known and the font that it is drawn with is not there.
  func missingFont(ofSymbol name: String) -> String?
  /// The bitmap of that name in a bundle folder, or nil if there is none.
  func image(named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool)
    -> ResolvedImage?
  /// The file of that name in a bundle folder that cannot be read, and why; nil if there is none.
  func unreadableFile(named name: String, in folder: URL?) -> (file: String, reason: String)?
  /// The colour of that name in a bundle folder, or nil if there is none.
  func color(named name: String, in folder: URL?) -> NamedColor?
  /// The bitmap in a file, or why there is none.
  func image(contentsOf file: URL) -> Result<DisplayImage, any Error>
  /// A drawing of a size in points as a bitmap of some pixels to a point, or nil if it is no area.
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

/// A symbol as an outline in a box of `size` points, y down from the box's top-leading corner.
package struct ResolvedSymbol: Equatable, Sendable {
  package var size: CGSize
  package var outline: Path
  /// From the top of the box to the text baseline the symbol sits on.
  package var baseline: CGFloat
  /// What has a colour of its own where symbols have several; empty for the whole symbol.
  ///
  /// Later layers cover earlier ones.
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

/// A part of a symbol.
package struct SymbolLayer: Equatable, Sendable {
  package var outline: Path
  /// The level of the foreground style that it is in: 0 for what stands out most.
  package var rank: Int
  /// Its own colour; nil for the foreground style.
  package var color: Color?
  /// Whether the part is one of those that show one after the other as a value grows.
  package var isStep: Bool

  package init(outline: Path, rank: Int, color: Color? = nil, isStep: Bool = false) {
    self.outline = outline
    self.rank = rank
    self.color = color
    self.isStep = isStep
  }
}

/// A bitmap and its size in points.
package struct ResolvedImage: Equatable, Sendable {
  package var image: DisplayImage
  package var size: CGSize
  /// Whether its catalog says that only its shape counts.
  package var isTemplate = false
  /// The sides that keep their size where it is resized, as its catalog says, in points.
  package var capInsets: EdgeInsets?

  package init(image: DisplayImage, size: CGSize) {
    self.image = image
    self.size = size
  }
}
