import Drawing
import Foundation

/// A face whose font can be embedded in a document, or named by it.
package protocol EmbeddableFace: GlyphFace {
  var familyName: String { get }
  /// The CSS weight, 100…900.
  var weight: Int { get }
  var isItalic: Bool { get }
  /// The glyph of a space; nil if there is none.
  var spaceGlyph: UInt32? { get }
  /// Returns the advance of a glyph, in ems.
  func advance(of glyph: UInt32) -> Double
  /// Returns the font with the outlines of some glyphs, which keep their numbers; nil if the font
  /// has a format that PDF does not have.
  func subset(of glyphs: [UInt32]) -> FontSubset?
}

/// A font file with a part of the glyphs of a font.
package struct FontSubset: Sendable {
  package enum Format: Sendable {
    /// A file of TrueType.
    case trueType
    /// A table `CFF`, without the file around it.
    case compact
  }

  package var format: Format
  package var data: Data
  /// The box around all glyphs, in ems with y up.
  package var bounds: CGRect
  /// The heights above and below the baseline, in ems; all are positive.
  package var ascent: Double, descent: Double, capHeight: Double

  package init(
    format: Format, data: Data, bounds: CGRect, ascent: Double, descent: Double, capHeight: Double
  ) {
    self.format = format
    self.data = data
    self.bounds = bounds
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }
}
