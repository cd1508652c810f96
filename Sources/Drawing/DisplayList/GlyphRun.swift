import Foundation

/// Positioned glyphs of one face at one size.
package struct GlyphRun: Equatable, Sendable {
  package var face: any GlyphFace
  /// The size in points per em.
  package var size: CGFloat
  package var glyphs: [PositionedGlyph]
  /// The text of the clusters; nil if the glyphs have none.
  package var text: (any GlyphText)?

  package init(
    face: any GlyphFace, size: CGFloat, glyphs: [PositionedGlyph], text: (any GlyphText)? = nil
  ) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
    self.text = text
  }

  package static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool {
    lhs.face.name == rhs.face.name && lhs.size == rhs.size && lhs.glyphs == rhs.glyphs
  }
}
