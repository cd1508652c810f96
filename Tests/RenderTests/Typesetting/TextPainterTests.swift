import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Rasterizer
@testable import Render

@Suite struct TextPainterTests {
  let engine: ShapingTextEngine

  init() throws {
    engine = try makeEngine()
  }

  @Test func oneRunPerFaceAndPaint() {
    let runs = engine.draw(text(sentence), width: 150).glyphRuns
    #expect(runs.count == 1)
    #expect(runs[0].face.name == "Inter-Regular")
    #expect(runs[0].glyphs.count == sentence.count { $0 != " " })
    #expect(Set(runs[0].glyphs.map(\.position.y)) == [12.5, 28, 43.5, 59.5])
  }

  /// As on Apple's platforms, emoji take the opacity of the text but not its colour.
  @Test func emojiHaveTheOpacityOfTheText() {
    func items(opacity: Float) -> [DisplayItem] {
      let prepared = engine.prepare(text("a😀"))
      var list = DisplayList()
      prepared.layout(proposal: .unspecified).draw(
        at: .zero, foreground: .color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: opacity)),
        into: &list
      )
      return list.items
    }
    let pale = items(opacity: 0.25)
    guard pale.count == 2, case .glyphs(let letters, _) = pale[0],
      case .group(.opacity(0.25), let emoji) = pale[1]
    else {
      Issue.record("\(pale)")
      return
    }
    #expect(letters.glyphs.count == 1)
    #expect(emoji.glyphRuns.map(\.face.name) == ["NotoColorEmoji"])
    #expect(items(opacity: 1).count { if case .glyphs = $0 { true } else { false } } == 2)
  }

  @Test(arguments: [
    (ResolvedText.LineAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1),
  ])
  func alignmentShiftsLinesInsideTheBlock(alignment: ResolvedText.LineAlignment, share: CGFloat) {
    var source = text("wide line here\ni")
    source.alignment = alignment
    let block = engine.layout(source)
    let narrow = engine.prepare(text("i")).layout(proposal: .unspecified)
    let last = engine.draw(source).glyphRuns[0].glyphs.last
    let slack = block.size.width - narrow.size.width
    #expect(abs((last?.position.x ?? -1) - slack * share) < 0.5)
  }

  @Test func underlineIsBelowTheBaseline() {
    var source = text("Up", .system(size: 20))
    source.runs[0].underline = ResolvedText.LineDecoration()
    source.runs[0].strikethrough = ResolvedText.LineDecoration()
    let items = engine.draw(source).items
    guard items.count == 3, case .fill(let under, _, _) = items[0],
      case .fill(let through, _, _) = items[2]
    else {
      Issue.record("expected underline, glyphs, strikethrough")
      return
    }
    let width = engine.layout(source).size.width
    // The thickness is 1.17, rounded up to 1.5; the centre is 3.03 below the baseline, at 19; the
    // x-height is 10.53.
    guard case .rect(let low) = under.storage, case .rect(let high) = through.storage else {
      Issue.record("expected rectangles")
      return
    }
    #expect(low.minY == 21.5 && low.height == 1.5)
    #expect(high.minY == 13 && high.height == 1.5)
    #expect(low.minX == 0 && abs(low.width - width) <= 0.5)
  }

  @Test func imagesAreLaidOutInTheLine() {
    var source = text("ab", .system(size: 20))
    var picture = ResolvedText.Run(string: "\u{FFFC}", font: source.runs[0].font)
    let bitmap = DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    picture.attachment = .image(
      ResolvedImage(image: bitmap, size: CGSize(width: 30, height: 40)), isTemplate: false)
    let plain = engine.layout(source)
    source.runs.insert(picture, at: 0)
    let block = engine.layout(source)
    #expect(abs(block.size.width - plain.size.width - 30) <= 0.5)
    #expect(block.firstBaseline == 40 && block.size.height == 45)
    let images = engine.draw(source).items.compactMap { item -> CGRect? in
      if case .image(_, let rect, _, _, _) = item { rect } else { nil }
    }
    #expect(images == [CGRect(x: 0, y: 0, width: 30, height: 40)])
    #expect((engine.draw(source).glyphRuns[0].glyphs.first?.position.x ?? 0) >= 30)
  }

  @Test func symbolsDoNotChangeTheLineHeight() {
    var source = text("ab", .system(size: 20))
    let height = engine.layout(source).size.height
    var symbol = ResolvedText.Run(string: "\u{FFFC}", font: source.runs[0].font)
    symbol.attachment = .symbol(
      ResolvedSymbol(
        size: CGSize(width: 24, height: 30),
        outline: Path(CGRect(x: 0, y: 0, width: 24, height: 30)),
        baseline: 22))
    source.runs.append(symbol)
    #expect(engine.layout(source).size.height == height)
    source.minimumScaleFactor = 0.5
    source.lineLimit = 1
    #expect(!engine.layout(source, width: 40).isTruncated)
  }

  @Test func drawsBackgroundsAndGradientsOfRuns() {
    var source = text("Wide words", .system(size: 20))
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    source.runs[0].background = red
    source.runs[0].fill = .gradient(
      [GradientStop(color: red, location: 0)], .linear(start: .leading, end: .trailing))
    let list = engine.draw(source)
    let size = engine.layout(source).size
    guard case .fill(let box, .color(red), _) = list.items.first,
      case .glyphs(_, .linearGradient(_, let start, let end)) = list.items.last
    else {
      Issue.record("expected a box and painted glyphs")
      return
    }
    #expect(
      abs(box.boundingRect.width - size.width) <= 0.5 && box.boundingRect.height == size.height)
    #expect(start.x == 0 && end.x == size.width)
  }

  @Test func placeholdersHaveTheSameAdvanceForEachCharacter() {
    var source = text("iiii WWW")
    source.isPlaceholder = true
    #expect(abs(engine.layout(source).size.width - 8 * 6.3) <= 0.5)
    #expect(engine.layout(source, width: 26).lineCount == 2)
    let prepared = engine.prepare(source)
    let lines = prepared.layout(proposal: .unspecified).lines
    #expect(lines.map(\.slices.count) == [8])
  }

  @Test func patternsAreDashed() {
    var source = text("Up", .system(size: 20))
    source.runs[0].underline = ResolvedText.LineDecoration(pattern: .dashDot)
    guard case .stroke(_, _, let style)? = engine.draw(source).items.first else {
      Issue.record("expected a stroke")
      return
    }
    #expect(style.lineWidth == 1.5 && style.dash == [15, 4.5, 4.5, 4.5])
  }

  @Test func originIsRoundedToPixels() throws {
    let prepared = engine.prepare(text("Hg"))
    var list = DisplayList()
    prepared.layout(proposal: .unspecified).draw(
      at: CGPoint(x: 10.3, y: 20.3), foreground: .color(Color.Resolved(red: 0, green: 0, blue: 0)),
      into: &list)
    let first = try #require(list.glyphRuns.first?.glyphs.first).position
    let own = try #require(engine.draw(text("Hg")).glyphRuns.first?.glyphs.first).position
    #expect(abs(first.x - own.x - 10.3) < 0.001 && first.y == 33)
  }

  @Test func rightToLeftTextIsReordered() {
    var source = text("abc שלום")
    let engineRuns = engine.draw(source).glyphRuns
    #expect(!engineRuns.isEmpty)
    source.isRightToLeft = true
    let block = engine.layout(source)
    #expect(block.lineCount == 1)
  }
}
