/// A line before its glyphs are placed: its clusters, its width and its baseline.
struct LineFragment: Sendable {
  /// A character that is not part of the text: an ellipsis for omitted text, or a hyphen at the
  /// end.
  enum Mark: Character, CaseIterable {
    case ellipsis = "\u{2026}"
    case hyphen = "\u{2010}"
  }

  /// The clusters up to the end of the line or to the mark, including spaces at the end.
  var head: Range<Int>
  /// The mark, and the index of the run whose font draws it.
  var mark: (sign: Mark, run: Int)?
  /// The clusters after the mark.
  var tail: Range<Int>
  /// The width with and without the spaces at the end, in points.
  var width: Double
  var drawnWidth: Double
  /// The distance from the top of the block, in points.
  var baseline = 0.0

  /// Creates a line that shows a range of clusters.
  init(_ range: Range<Int>, of text: ShapedText) {
    head = range
    tail = range.upperBound..<range.upperBound
    width = text.width(of: range)
    drawnWidth = text.width(of: text.trimmingEnd(range))
  }

  /// Creates a line that shows two ranges and a mark between them; either range may be empty.
  init(
    head: Range<Int>, tail: Range<Int>, mark: (sign: Mark, run: Int), markWidth: Double,
    of text: ShapedText
  ) {
    self.head = head
    self.tail = tail
    self.mark = mark
    width = text.width(of: head) + markWidth + text.width(of: tail)
    drawnWidth = width
  }
}
