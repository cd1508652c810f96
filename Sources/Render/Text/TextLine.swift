/// A line of a broken text: what it shows, how wide that is, and where its baseline lies.
struct TextLine: Sendable {
  /// The clusters up to the end of the line or to the ellipsis, spaces at the end included.
  var head: Range<Int>
  /// The run whose font draws the ellipsis, on a line that leaves something out.
  var ellipsisRun: Int?
  /// The clusters after the ellipsis.
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

  /// A line that shows two ranges and leaves out what lies between, before or after them.
  init(
    head: Range<Int>, tail: Range<Int>, ellipsisRun: Int, ellipsisWidth: Double, of text: ShapedText
  ) {
    self.head = head
    self.tail = tail
    self.ellipsisRun = ellipsisRun
    width = text.width(of: head) + ellipsisWidth + text.width(of: tail)
    drawnWidth = width
  }
}
