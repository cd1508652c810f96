import Foundation

/// A glyph and the position of its origin on the baseline, in points.
package struct PositionedGlyph: Equatable, Sendable {
  package var id: UInt32
  /// The index of its cluster in the text of the run; 0 without a text.
  package var cluster: UInt32
  package var position: CGPoint

  package init(id: UInt32, cluster: UInt32 = 0, position: CGPoint) {
    self.id = id
    self.cluster = cluster
    self.position = position
  }
}
