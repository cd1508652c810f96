import Foundation
import ViewCore

/// Builds blocks of lines from a shaped text.
final class TextBlockBuilder: Sendable {
  let source: ResolvedText
  let shaped: ShapedText
  let grid: PixelGrid
  private let shaper: Shaper
  /// The metrics of each run of the source, which has at least one; if all are equal, only those of
  /// a line.
  private let metrics: [RunMetrics]
  let isUniform: Bool

  init(_ source: ResolvedText, shaper: Shaper) {
    self.source = source
    self.shaper = shaper
    let shaped = shaper.shape(source)
    self.shaped =
      source.isPlaceholder ? shaped.asPlaceholder(sizes: source.runs.map(\.font.size)) : shaped
    grid = PixelGrid(scale: source.displayScale)
    let runs = source.runs.isEmpty ? [.init(string: "", font: FontRequest())] : source.runs
    let metrics = runs.map {
      RunMetrics(
        $0, face: shaper.verticalMetrics(of: $0.font), lineSpacing: Double(source.lineSpacing))
    }
    isUniform = metrics.allSatisfy { $0 == metrics[0] }
    self.metrics = isUniform ? [metrics[0].ofLine] : metrics
  }

  /// A mark, which is not part of the text, in the font of a run.
  func mark(_ sign: LineFragment.Mark, in run: Int) -> ShapedText {
    shaper.mark(sign, for: source.runs.isEmpty ? FontRequest() : source.runs[run].font)
  }

  private func hyphenWidth(in run: Int) -> Double {
    mark(.hyphen, in: run).positions.last ?? 0
  }

  /// A line that is not truncated; it ends with a hyphen if it breaks a word at a soft hyphen.
  private func line(_ range: Range<Int>) -> LineFragment {
    guard let last = range.last, shaped.clusters[last].kind == .softHyphen,
      range.upperBound < shaped.clusters.count, shaped.clusters[range.upperBound].kind == .visible
    else { return LineFragment(range, of: shaped) }
    let run = Int(shaped.clusters[last].run)
    return LineFragment(
      head: range, tail: range.upperBound..<range.upperBound, mark: (.hyphen, run),
      markWidth: hyphenWidth(in: run), of: shaped)
  }

  /// Breaks the text into lines; an infinite dimension sets no limit.
  func block(width: Double, height: Double) -> ShapedTextBlock {
    if let block = line(fitting: width) { return block }
    let ranges = breaker(width: width).lines()
    var limit = max(1, min(ranges.count, source.lineLimit ?? .max))
    var lines = ranges.prefix(limit).map(line)
    if limit < ranges.count { truncate(&lines, from: ranges, width: width) }
    var stack = LineStack(lines: lines.map(metrics(of:)), grid: grid)
    let fitting = stack.count(fitting: height)
    if fitting < limit {
      limit = fitting
      lines = ranges.prefix(limit).map(line)
      truncate(&lines, from: ranges, width: width)
      stack = LineStack(lines: lines.map(metrics(of:)), grid: grid)
    }
    for (index, baseline) in stack.baselines.enumerated() { lines[index].baseline = baseline }
    let widest = lines.reduce(0) { max($0, $1.width) }
    return ShapedTextBlock(
      builder: self,
      size: CGSize(
        width: min(grid.ceil(widest), width), height: stack.height(reserving: reservedLines)),
      isTruncated: limit < ranges.count, fragments: lines)
  }

  func breaker(width: Double) -> LineBreaker {
    LineBreaker(text: shaped, width: width, hyphenWidth: hyphenWidth)
  }

  private var reservedLines: Int { min(source.reservedLines, source.lineLimit ?? .max) }

  /// Returns the height of a block of uniform lines without those that exceed the line limit or a
  /// height.
  func height(ofLines count: Int, fitting height: Double) -> Double {
    func stack(_ count: Int) -> LineStack {
      LineStack(lines: Array(repeating: metrics[0], count: count), grid: grid)
    }
    let limit = max(1, min(count, source.lineLimit ?? .max))
    let whole = stack(limit)
    let fitting = whole.count(fitting: height)
    return (fitting < limit ? stack(fitting) : whole).height(reserving: reservedLines)
  }

  /// The block of a text that fits in one line; nil if it may need several.
  private func line(fitting width: Double) -> ShapedTextBlock? {
    guard isUniform, !shaped.hasNewlines, source.reservedLines <= 1 else { return nil }
    var line = LineFragment(shaped.clusters.indices, of: shaped)
    guard line.drawnWidth <= width else { return nil }
    line.baseline = grid.round(metrics[0].ascent)
    return ShapedTextBlock(
      builder: self,
      size: CGSize(
        width: min(grid.ceil(line.width), width), height: grid.ceil(metrics[0].lineHeight)),
      isTruncated: false, fragments: [line])
  }

  /// Moves all following text into the last line and truncates it.
  private func truncate(_ lines: inout [LineFragment], from ranges: [Range<Int>], width: Double) {
    var known: (run: Int, width: Double)?
    let truncator = LineTruncator(text: shaped, mode: source.truncation, width: width) { run in
      if let known, known.run == run { return known.width }
      let width = self.mark(.ellipsis, in: run).positions.last ?? 0
      known = (run, width)
      return width
    }
    lines[lines.count - 1] = truncator.line(from: ranges[lines.count - 1].lowerBound)
  }

  func metrics(of line: LineFragment) -> RunMetrics {
    if isUniform { return metrics[0] }
    var union: RunMetrics?
    func add(_ run: Int) {
      union = union?.union(metrics[run]) ?? metrics[run]
    }
    for range in [line.head, line.tail] {
      for cluster in shaped.clusters[range] { add(Int(cluster.run)) }
    }
    if let run = line.mark?.run { add(run) }
    // An empty line is as tall as the newline that ends it, or that ends the previous line.
    let position = min(line.head.lowerBound, shaped.clusters.count - 1)
    let line = union ?? metrics[position < 0 ? 0 : Int(shaped.clusters[position].run)]
    return line.ofLine
  }
}
