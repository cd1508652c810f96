import Foundation

/// Positioned glyphs of one face at one size.
package struct GlyphRun: Equatable, Sendable {
  package var face: any GlyphFace
  /// The size in points per em.
  package var size: CGFloat
  package var glyphs: [PositionedGlyph]

  package init(face: any GlyphFace, size: CGFloat, glyphs: [PositionedGlyph]) {
    self.face = face
    self.size = size
    self.glyphs = glyphs
  }

  package static func == (lhs: GlyphRun, rhs: GlyphRun) -> Bool {
    lhs.face.name == rhs.face.name && lhs.size == rhs.size && lhs.glyphs == rhs.glyphs
  }

  package func offset(by delta: CGSize) -> GlyphRun {
    var copy = self
    for index in copy.glyphs.indices {
      copy.glyphs[index].position.x += delta.width
      copy.glyphs[index].position.y += delta.height
    }
    return copy
  }
}
