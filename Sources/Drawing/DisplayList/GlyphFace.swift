import Foundation

/// The glyph images of a font face, which drawing requires.
package protocol GlyphFace: AnyObject, Sendable {
  /// The PostScript name, unique among the faces of a catalog.
  var name: String { get }
  /// Returns the outline of a glyph in ems, with y down and the origin on the baseline; empty for a
  /// space.
  func outline(of glyph: UInt32) -> Path
  /// Returns the colour bitmap of a glyph and its box in ems, with y down and the origin on the
  /// baseline.
  ///
  /// Returns nil if the outline is to be drawn.
  func bitmap(of glyph: UInt32) -> (image: DisplayImage, bounds: CGRect)?
}
