import Foundation
import LayoutDSL

@testable import Drawing
@testable import ViewCore

/// Lays out text in square glyphs, so that sizes are exact.
///
/// A glyph is one em wide, with 0.75 em above the baseline and 0.25 em below. Lines break at any
/// character.
final class SquareTextEngine: TextLayoutEngine, @unchecked Sendable {
  /// The requested texts, in order.
  private(set) var prepared: [ResolvedText] = []

  func prepare(_ text: ResolvedText) -> any PreparedText {
    prepared.append(text)
    return SquareText(text)
  }
}

private final class SquareText: PreparedText {
  private let text: ResolvedText
  private let ems: [CGFloat]

  init(_ text: ResolvedText) {
    self.text = text
    ems = text.runs.flatMap { run in run.string.map { _ in run.font.size } }
  }

  var spacing: TextSpacing { TextSpacing(textAbove: 2, viewAbove: 4, viewBelow: 6) }

  func layout(proposal: ProposedViewSize) -> any TextBlock {
    let limit = proposal.width ?? .infinity
    var lines: [[CGFloat]] = [[]]
    for em in ems {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].reduce(0, +) + em > limit {
        lines.append([])
      }
      lines[lines.count - 1].append(em)
    }
    let kept = Array(lines.prefix(text.lineLimit ?? .max))
    return SquareTextBlock(ems: kept, isTruncated: kept.count < lines.count)
  }
}

private final class SquareTextBlock: TextBlock {
  /// The glyph sizes of each line.
  private let ems: [[CGFloat]]
  let isTruncated: Bool
  private let heights: [CGFloat]

  init(ems: [[CGFloat]], isTruncated: Bool) {
    self.ems = ems
    self.isTruncated = isTruncated
    heights = ems.map { $0.max() ?? 0 }
  }

  var size: CGSize {
    CGSize(width: ems.map { $0.reduce(0, +) }.max() ?? 0, height: heights.reduce(0, +))
  }
  var firstBaseline: CGFloat { 0.75 * (heights.first ?? 0) }
  var lastBaseline: CGFloat { heights.reduce(0, +) - 0.25 * (heights.last ?? 0) }
  var lineCount: Int { ems.count }

  var lines: [TextLine] {
    zip(ems, heights).map { line, height in
      var x: CGFloat = 0
      let slices = line.map { em in
        defer { x += em }
        return TextLine.Slice(x: x, width: em, run: 0, isRightToLeft: false)
      }
      return TextLine(
        baseline: 0.75 * height, ascent: 0.75 * height, descent: 0.25 * height, leading: 0,
        slices: slices)
    }
  }

  func draw(
    _ slices: Range<Int>, ofLine line: Int, at origin: CGPoint, foreground: Paint,
    into list: inout DisplayList
  ) {
    let line = lines[line]
    for slice in line.slices[slices] {
      let box = CGRect(
        x: origin.x + slice.x, y: origin.y, width: slice.width,
        height: line.ascent + line.descent)
      list.append(.fill(Path(box), foreground, FillStyle()))
    }
  }

  func draw(at origin: CGPoint, foreground: Paint, into list: inout DisplayList) {
    var top = origin.y
    for (line, height) in zip(ems, heights) {
      let box = CGRect(x: origin.x, y: top, width: line.reduce(0, +), height: height)
      list.append(.fill(Path(box), foreground, FillStyle()))
      top += height
    }
  }
}
