/// A line of a broken text: what it shows, how wide that is, and where its baseline lies.
struct TextLine: Sendable {
  /// A sign that is not of the text: an ellipsis for what is left out, or a hyphen at the end.
  enum Mark: Character {
    case ellipsis = "\u{2026}"
    case hyphen = "\u{2010}"
  }

  /// The clusters up to the end of the line or to the mark, spaces at the end included.
  var head: Range<Int>
  /// The mark, and the run whose font draws it.
  var mark: (sign: Mark, run: Int)?
  /// The clusters after the mark.
  var tail: Range<Int>
  /// Width with and without the spaces at the end, in points.
  var width: Double
  var drawnWidth: Double
  /// From the top of the block, in points.
  var baseline = 0.0

  /// A line that shows a range of clusters.
  init(_ range: Range<Int>, of text: ShapedText) {
    head = range
    tail = range.upperBound..<range.upperBound
    width = text.width(of: range)
    drawnWidth = text.width(of: text.trimmingEnd(range))
  }

  /// A line that shows two ranges with an ellipsis for what lies between, before or after them, or
  /// one range and a hyphen.
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
