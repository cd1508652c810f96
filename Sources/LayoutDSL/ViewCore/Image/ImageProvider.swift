import Foundation

/// Finds symbols, bitmaps and colours by name.
///
/// `Render` implements it.
package protocol ImageProvider: AnyObject, Sendable {
  /// Returns the symbol with an SF Symbols name at the size of a font; nil if the name is unknown.
  ///
  /// A `scale` of 1 is `Image.Scale.medium`.
  func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol?
  /// Returns the custom symbol of a bundle folder at the size of a font; nil if there is none.
  func customSymbol(
    named name: String, in folder: URL?, font: FontRequest, scale: Image.Scale
  ) -> ResolvedSymbol?
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
  /// Whether a bundle folder, or the folders that are used for names that it lacks, have colours.
  func hasColors(in folder: URL?) -> Bool
  /// Returns the named data set in the asset catalogs of a bundle folder, or nil if there is none.
  func dataSet(named name: String, in folder: URL?) -> Data?
  /// Returns the bitmap in a file, or the reason why it is unreadable.
  func image(contentsOf file: URL) -> Result<DisplayImage, any Error>
  /// Rasterizes a drawing with a size in points at a scale in pixels per point; nil if it has no
  /// area.
  func picture(of list: DisplayList, size: CGSize, scale: CGFloat) -> DisplayImage?
}

extension ImageProvider {
  package func customSymbol(
    named name: String, in folder: URL?, font: FontRequest, scale: Image.Scale
  ) -> ResolvedSymbol? { nil }
  package func symbolNames(near name: String) -> [String] { [] }
  package func missingFont(ofSymbol name: String) -> String? { nil }
  package func color(named name: String, in folder: URL?) -> NamedColor? { nil }
  package func hasColors(in folder: URL?) -> Bool { false }
  package func dataSet(named name: String, in folder: URL?) -> Data? { nil }
  package func unreadableFile(named name: String, in folder: URL?) -> (
    file: String, reason: String
  )? { nil }
  package func picture(of list: DisplayList, size: CGSize, scale: CGFloat) -> DisplayImage? { nil }
}
