/// Breaks a shaped text into lines that fit a proposed width.
struct LineBreaker {
  let text: ShapedText
  let width: Double
  /// The width of a hyphen in the font of a run.
  let hyphenWidth: (Int) -> Double

  /// The tolerance for proposals that were computed from a measured width with a rounding error, in
  /// points.
  static let tolerance = 1e-3

  /// The lines of all paragraphs.
  func lines() -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while true {
      let end = text.clusters[start...].firstIndex { $0.kind == .newline } ?? text.clusters.count
      appendLines(of: start..<end, to: &lines)
      guard end < text.clusters.count else { return lines }
      start = end + 1
    }
  }

  func fits(_ range: Range<Int>) -> Bool {
    text.width(of: range) <= width + Self.tolerance
  }

  private func appendLines(of paragraph: Range<Int>, to lines: inout [Range<Int>]) {
    if fits(text.trimmingEnd(paragraph)) {
      lines.append(paragraph)
      return
    }
    let first = lines.count
    var rest = paragraph
    while !rest.isEmpty {
      let line = nextLine(of: rest)
      lines.append(line)
      rest = line.upperBound..<paragraph.upperBound
    }
    // Measurements.md#text-last-word
    if lines.count == first + 2 {
      lines.replaceSubrange(first..., with: balanced(lines[first], lines[first + 1]))
    }
  }

  /// The next line: as many words as fit, or as many clusters of an overlong word, but at least
  /// one.
  private func nextLine(of rest: Range<Int>) -> Range<Int> {
    let limit = text.positions[rest.lowerBound] + width + Self.tolerance
    var lastBreak: Int?
    for index in rest {
      let cluster = text.clusters[index]
      if cluster.kind == .visible, text.positions[index + 1] > limit {
        if let lastBreak { return rest.lowerBound..<lastBreak }
        var end = max(index, rest.lowerBound + 1)
        while end < rest.upperBound, text.clusters[end].kind == .space { end += 1 }
        return rest.lowerBound..<end
      }
      guard cluster.allowsBreakAfter else { continue }
      if cluster.kind == .softHyphen,
        text.positions[index + 1] + hyphenWidth(Int(cluster.run)) > limit
      {
        continue
      }
      lastBreak = index + 1
    }
    return rest
  }

  /// Moves a word from the first of two lines to the second, if the second has a single word and
  /// the widths become more equal.
  private func balanced(_ first: Range<Int>, _ second: Range<Int>) -> [Range<Int>] {
    let words = text.trimmingEnd(second)
    guard text.clusters[first.upperBound - 1].endsWord,
      !text.clusters[words.dropLast()].contains(where: \.endsWord),
      let last = text.clusters[first.dropLast()].lastIndex(where: \.endsWord)
    else { return [first, second] }
    let split = last + 1
    let shorter = text.trimmingEnd(first.lowerBound..<split)
    let longer = split..<words.upperBound
    let before = abs(text.width(of: text.trimmingEnd(first)) - text.width(of: words))
    let after = abs(text.width(of: shorter) - text.width(of: longer))
    guard fits(longer), after < before else { return [first, second] }
    return [first.lowerBound..<split, split..<second.upperBound]
  }
}

extension ShapedText.Cluster {
  /// Whether a line may break after the cluster without a hyphen.
  fileprivate var endsWord: Bool { allowsBreakAfter && kind != .softHyphen }
}
