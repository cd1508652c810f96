import ViewCore

/// Truncates a line at cluster boundaries and inserts an ellipsis.
struct LineTruncator {
  let text: ShapedText
  let mode: ResolvedText.Truncation
  let width: Double
  /// The width of the ellipsis in the font of a run.
  let ellipsisWidth: (Int) -> Double

  /// The last visible line: everything from `start` to the end of the text, truncated to the width.
  func line(from start: Int) -> LineFragment {
    let rest = start..<text.clusters.count
    let end = text.clusters[rest].firstIndex { $0.kind == .newline } ?? rest.upperBound
    let lastParagraph = (text.clusters[rest].lastIndex { $0.kind == .newline }).map { $0 + 1 }
    switch mode {
    case .tail: return keepingStart(of: start..<end)
    case .head: return keepingEnd(of: (lastParagraph ?? start)..<rest.upperBound)
    case .middle: return keepingBothEnds(start..<end, (lastParagraph ?? start)..<rest.upperBound)
    }
  }

  private func keepingStart(of range: Range<Int>) -> LineFragment {
    var end = range.lowerBound
    while end < range.upperBound,
      text.width(of: range.lowerBound..<end + 1) + ellipsisWidth(run(at: end)) <= width
    { end += 1 }
    return line(range.lowerBound..<end, range.upperBound..<range.upperBound)
  }

  private func keepingEnd(of range: Range<Int>) -> LineFragment {
    var start = range.upperBound
    while start > range.lowerBound,
      text.width(of: start - 1..<range.upperBound) + ellipsisWidth(run(at: start - 1)) <= width
    { start -= 1 }
    return line(range.lowerBound..<range.lowerBound, start..<range.upperBound)
  }

  /// Extends the narrower end until no further cluster fits.
  private func keepingBothEnds(_ first: Range<Int>, _ last: Range<Int>) -> LineFragment {
    var end = first.lowerBound
    var start = last.upperBound
    let available = width - ellipsisWidth(run(at: end))
    while true {
      let used = text.width(of: first.lowerBound..<end) + text.width(of: start..<last.upperBound)
      let isHeadNarrower = 2 * text.width(of: first.lowerBound..<end) <= used
      let fitsHead =
        end < min(first.upperBound, start) && used + text.width(of: end..<end + 1) <= available
      let fitsTail =
        start > max(last.lowerBound, end) && used + text.width(of: start - 1..<start) <= available
      if fitsHead, isHeadNarrower || !fitsTail {
        end += 1
      } else if fitsTail {
        start -= 1
      } else {
        return line(first.lowerBound..<end, start..<last.upperBound)
      }
    }
  }

  private func line(_ head: Range<Int>, _ tail: Range<Int>) -> LineFragment {
    let head = text.trimmingEnd(head)
    let tail = text.trimmingStart(text.trimmingEnd(tail))
    let run = run(at: head.isEmpty ? tail.lowerBound : head.upperBound - 1)
    // An ellipsis that is wider than the line would extend beyond it.
    if head.isEmpty, tail.isEmpty, ellipsisWidth(run) > width + LineBreaker.tolerance {
      return LineFragment(head, of: text)
    }
    return LineFragment(
      head: head, tail: tail, mark: (.ellipsis, run), markWidth: ellipsisWidth(run), of: text)
  }

  private func run(at cluster: Int) -> Int {
    text.clusters.isEmpty ? 0 : Int(text.clusters[min(cluster, text.clusters.count - 1)].run)
  }
}
