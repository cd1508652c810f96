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

/// A glyph and the position of its origin on the baseline, in points.
package struct PositionedGlyph: Equatable, Sendable {
  package var id: UInt32
  package var position: CGPoint

  package init(id: UInt32, position: CGPoint) {
    self.id = id
    self.position = position
  }
}

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
