import Foundation
import ViewCore

/// Lines of shaped text, with their builder, which draws them.
final class ShapedTextBlock: TextBlock {
  let size: CGSize
  let isTruncated: Bool
  /// At least one line.
  let fragments: [LineFragment]
  private let builder: TextBlockBuilder

  init(builder: TextBlockBuilder, size: CGSize, isTruncated: Bool, fragments: [LineFragment]) {
    self.builder = builder
    self.size = size
    self.isTruncated = isTruncated
    self.fragments = fragments
  }

  var firstBaseline: CGFloat { fragments[0].baseline }
  var lastBaseline: CGFloat { fragments[fragments.count - 1].baseline }
  var lineCount: Int { fragments.count }

  var lines: [TextLine] {
    fragments.map(painter(at: .zero, foreground: .color(.black)).line)
  }

  func draw(at origin: CGPoint, foreground: Paint, into list: inout DisplayList) {
    var painter = painter(at: origin, foreground: foreground)
    for fragment in fragments { painter.add(fragment) }
    painter.paint(into: &list)
  }

  func draw(
    _ slices: Range<Int>, ofLine line: Int, at origin: CGPoint, foreground: Paint,
    into list: inout DisplayList
  ) {
    guard fragments.indices.contains(line) else { return }
    var painter = painter(at: origin, foreground: foreground)
    painter.add(slices, of: fragments[line])
    painter.paint(into: &list)
  }

  private func painter(at origin: CGPoint, foreground: Paint) -> TextPainter {
    TextPainter(builder: builder, size: size, origin: origin, foreground: foreground)
  }
}
