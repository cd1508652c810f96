import ViewCore

/// A text as glyphs, in logical order, before line breaking.
struct ShapedText: Sendable {
  /// The smallest indivisible unit: a character, a ligature, or an emoji sequence.
  struct Cluster: Sendable {
    var firstGlyph: Int32
    var glyphCount: Int32
    /// The index of the text's run, and of the face in `faces`.
    var run: Int32
    var face: Int32
    /// The bidirectional embedding level; odd levels are right-to-left.
    var level: UInt8 = 0
    /// The level of its paragraph.
    var paragraphLevel: UInt8 = 0
    var kind = Kind.visible
    /// Whether a line may break after the cluster.
    var allowsBreakAfter = false

    enum Kind: Sendable {
      case visible
      /// Hangs past the end of a line.
      case space
      /// Ends a paragraph.
      case newline
      /// Drawn as a hyphen if a line breaks after it; otherwise invisible.
      case softHyphen
    }
  }

  /// A glyph and its offset from the pen position of its cluster, in points, with y pointing down.
  struct Glyph: Sendable {
    var id: UInt32
    var x: Double, y: Double
  }

  var clusters: [Cluster] = []
  var glyphs: [Glyph] = []
  var faces: [any GlyphFace] = []
  /// The pen position before each cluster and after the last, in points, including kerning.
  var positions: [Double] = [0]
  /// Whether a cluster is right-to-left.
  var isMixed = false
  /// Whether there is more than one paragraph.
  var hasNewlines = false
  /// The UTF-8 offset of each cluster in the text, and the length of the text.
  var offsets: [Int] = []
  /// The index of the first cluster in the text that the clusters are drawn with; not 0 for a mark.
  var firstIndex = 0
  /// The characters that no font has, and the packages that have them.
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
