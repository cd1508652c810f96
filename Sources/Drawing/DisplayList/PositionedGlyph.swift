import Foundation

/// A glyph and the position of its origin on the baseline, in points.
package struct PositionedGlyph: Equatable, Sendable {
  package var id: UInt32
  package var position: CGPoint

  package init(id: UInt32, position: CGPoint) {
    self.id = id
    self.position = position
  }
}
