import LayoutDSL

/// A text as glyphs, in logical order, not yet broken into lines.
struct ShapedText: Sendable {
  /// The smallest unit that stays together: a character, a ligature, or an emoji sequence.
  struct Cluster: Sendable {
    var firstGlyph: Int32
    var glyphCount: Int32
    /// Index of the text's run, and of the face in `faces`.
    var run: Int32
    var face: Int32
    /// Bidirectional embedding level; odd runs from right to left.
    var level: UInt8 = 0
    /// The level of its paragraph.
    var paragraphLevel: UInt8 = 0
    var kind = Kind.visible
    /// Whether a line may end after the cluster.
    var allowsBreakAfter = false

    enum Kind: Sendable {
      case visible
      /// Hangs past the end of a line.
      case space
      /// Ends a paragraph.
      case newline
      /// Shows as a hyphen where a line ends after it, and else not at all.
      case softHyphen
    }
  }

  /// A glyph and its offset from the pen where its cluster starts, in points, y down.
  struct Glyph: Sendable {
    var id: UInt32
    var x: Double, y: Double
  }

  var clusters: [Cluster] = []
  var glyphs: [Glyph] = []
  var faces: [any GlyphFace] = []
  /// The pen before each cluster, in points, and after the last: kerning included.
  var positions: [Double] = [0]
  /// Whether some cluster runs from right to left.
  var isMixed = false
  /// Whether there is more than one paragraph.
  var hasNewlines = false
  /// The characters that no font has, and what would help.
  var missing: [MissingCharacters] = []

  func width(of range: Range<Int>) -> Double {
    positions[range.upperBound] - positions[range.lowerBound]
  }

  /// The range without the spaces and the newline at its end.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].kind != .visible { end -= 1 }
    return range.lowerBound..<end
  }

  /// The range without the spaces at its start.
  func trimmingStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, clusters[start].kind != .visible { start += 1 }
    return start..<range.upperBound
  }
}
