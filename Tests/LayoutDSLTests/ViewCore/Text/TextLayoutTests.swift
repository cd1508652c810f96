import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct TextLayoutTests {
  private struct Mark: TextAttribute {
    let number: Int
  }

  private final class Prepared: PreparedText {
    let spacing = TextSpacing(textAbove: 0, viewAbove: 0, viewBelow: 0)
    let lines: [TextLine]
    init(_ lines: [TextLine]) { self.lines = lines }
    func layout(proposal: ProposedViewSize) -> any TextBlock { Block(lines: lines) }
  }

  private final class Block: TextBlock {
    let lines: [TextLine]
    let size = CGSize(width: 40, height: 20)
    let firstBaseline: CGFloat = 8, lastBaseline: CGFloat = 18
    let isTruncated = true
    var lineCount: Int { lines.count }
    init(lines: [TextLine]) { self.lines = lines }
    func draw(at origin: CGPoint, foreground: Paint, into list: inout DisplayList) {}
    func draw(
      _ slices: Range<Int>, ofLine line: Int, at origin: CGPoint, foreground: Paint,
      into list: inout DisplayList
    ) {}
  }

  /// Two glyphs of a run, one of another, then a right-to-left line of one glyph.
  private let lines = [
    TextLine(
      baseline: 8, ascent: 7, descent: 2, leading: 1,
      slices: [
        TextLine.Slice(x: 1, width: 10, run: 0, isRightToLeft: false, character: 0),
        TextLine.Slice(x: 11, width: 5, run: 0, isRightToLeft: false, character: 1),
        TextLine.Slice(x: 16, width: 4, run: 1, isRightToLeft: false, character: 2),
      ]),
    TextLine(
      baseline: 18, ascent: 7, descent: 2, leading: 1,
      slices: [TextLine.Slice(x: 3, width: 6, run: 2, isRightToLeft: true, character: 3)]),
  ]

  private func layout(_ text: Prepared? = nil) -> Text.Layout {
    let text = text ?? Prepared(lines)
    return Text.Layout(
      text, text.layout(proposal: .unspecified),
      attributes: [[], [AnyTextAttribute(Mark(number: 1)), AnyTextAttribute(Mark(number: 2))]],
      foreground: .color(Color.Resolved(red: 0, green: 0, blue: 0)))
  }

  @Test func linesAreDividedIntoRuns() {
    let layout = layout()
    #expect(layout.count == 2 && layout.isTruncated)
    #expect(layout.map { $0.map(\.count) } == [[2, 1], [1]])
    #expect(layout[0][0].characterIndices.map(\.value) == [0, 1])
    #expect(layout[0].map(\.layoutDirection) == [.leftToRight, .leftToRight])
    #expect(layout[1][0].layoutDirection == .rightToLeft)
  }

  @Test func boundsAreThoseOfTheGlyphs() {
    let line = layout()[0]
    #expect(line.origin == CGPoint(x: 1, y: 8))
    #expect(line.typographicBounds.width == 19)
    #expect(line.typographicBounds.rect == CGRect(x: 1, y: 1, width: 19, height: 9))
    #expect(line[1].typographicBounds.origin.x == 16 && line[1].typographicBounds.width == 4)
    #expect(line[0][1].typographicBounds.rect == CGRect(x: 11, y: 1, width: 5, height: 9))
  }

  @Test func theLastAttributeOfATypeIsThatOfTheRun() {
    let layout = layout()
    #expect(layout[0][0][Mark.self] == nil)
    #expect(layout[0][1][Mark.self]?.number == 2)
    // The layout knows no attributes of a third run.
    #expect(layout[1][0][Mark.self] == nil)
  }

  @Test func slicesAreClampedToTheirRun() {
    let run = layout()[0][0]
    let slice = Text.Layout.RunSlice(run: run, indices: 1..<99)
    #expect(slice.indices == 1..<2)
    #expect(slice.typographicBounds.origin.x == 11)
    let whole: Text.Layout.RunSlice = run[0..<2]
    #expect(whole.characterIndices.map(\.value) == [0, 1])
  }

  @Test func layoutsOfDifferentTextsDiffer() {
    let text = Prepared(lines)
    #expect(layout(text) == layout(text))
    #expect(layout(text) != layout(Prepared(lines)))
  }
}
