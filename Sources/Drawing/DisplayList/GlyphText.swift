/// The text that glyphs were shaped from, as clusters in logical order.
///
/// A cluster is indivisible: a character, a ligature, or an emoji sequence.
package protocol GlyphText: AnyObject, Sendable {
  /// Returns the characters of clusters.
  func characters(of clusters: Range<Int>) -> String
  /// Whether a cluster is written from right to left.
  func isRightToLeft(_ cluster: Int) -> Bool
}
