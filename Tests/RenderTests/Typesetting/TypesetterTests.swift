import Foundation
import LayoutDSL
import Testing

@testable import Rasterizer
@testable import Render
@testable import Vector

@Suite struct TypesetterTests {
  let engine: ShapingTextEngine

  init() throws {
    engine = try makeEngine()
  }

  /// The published line heights of the text styles, rounded up to the pixel.
  @Test(arguments: [
    (Font.largeTitle, [41, 41, 40.667]), (.title, [34, 33.5, 33.667]),
    (.title2, [27, 26.5, 26.333]), (.title3, [24, 24, 24]), (.headline, [21, 20.5, 20.333]),
    (.body, [21, 20.5, 20.333]), (.callout, [20, 19.5, 19.333]), (.subheadline, [18, 18, 18]),
    (.footnote, [16, 16, 15.667]), (.caption, [15, 14.5, 14.333]), (.caption2, [14, 13.5, 13.333]),
  ])
  func lineHeightMatchesPublishedHeights(font: Font, expected: [CGFloat]) {
    for (index, height) in expected.enumerated() {
      let block = engine.layout(text("Hg", font, scale: CGFloat(index + 1)))
      #expect(abs(block.size.height - height) < 0.001)
    }
  }

  @Test func baselineIsTheAscentRoundedToThePixel() {
    #expect(engine.layout(text("Hg")).firstBaseline == 12.5)
    #expect(engine.layout(text("Hg")).lastBaseline == 12.5)
    #expect(engine.layout(text("Hg", .body)).firstBaseline == 16)
  }

  @Test func heightOfSeveralLinesIsRoundedOnce() {
    let block = engine.layout(text(sentence), width: 150)
    #expect(block.lineCount == 4)
    #expect(block.size.height == 62.5)
    #expect(block.firstBaseline == 12.5)
    #expect(block.lastBaseline == 59.5)
  }

  @Test(arguments: [
    "", " ", "a", "Hello", "one two", "one\ntwo\n\nthree", "soft\u{AD}hyphen", "\u{200B}x\u{301}y",
    "مرحبا بك",
    "日本語", sentence,
  ])
  func sizesNeedNoLines(string: String) {
    let sizes: [CGFloat?] = [nil, 0, 1, 20, 21, 45, 100, 1e4, .infinity]
    for (limit, reserved) in [(nil, 0), (1, 0), (2, 2), (nil, 3)] as [(Int?, Int)] {
      var source = text(string, .body)
      source.lineLimit = limit
      source.reservedLines = reserved
      let typesetter = engine.prepare(source)
      for width in sizes {
        for height in sizes {
          let proposal = ProposedViewSize(width: width, height: height)
          #expect(typesetter.size(proposal: proposal) == typesetter.layout(proposal: proposal).size)
        }
      }
    }
  }

  @Test func oneLineIsShownAtAnyHeight() {
    let typesetter = engine.prepare(text("Hello", .body))
    let natural = typesetter.layout(proposal: .unspecified)
    #expect(typesetter.layout(proposal: ProposedViewSize(width: nil, height: 0)) === natural)
    #expect(typesetter.layout(proposal: ProposedViewSize(width: 0, height: nil)) !== natural)
  }

  @Test func linesOfATextStyleAreOneLineHeightApart() {
    let block = engine.layout(text("a\nb\nc", .body))
    #expect(block.lineCount == 3)
    #expect(block.size.height == 64.5)
  }

  @Test(arguments: ["Hello", "Count: 0", "Supercalifragilistic", sentence])
  func widthIsTheAdvanceRoundedUp(string: String) {
    let advance = engine.layout(text(string, scale: 1000)).size.width
    let width = engine.layout(text(string, scale: 2)).size.width
    #expect(width * 2 == (width * 2).rounded())
    #expect(width > advance - 0.002 && width < advance + 0.502)
  }

  /// The number and the width of lines match recordings of SF; the space at the end of the widest
  /// line counts as far as the proposal allows.
  @Test(
    arguments: [
      (13, 100, 6, 95.5), (13, 110, 5, 110), (13, 120, 4, 118), (13, 134, 4, 134),
      (13, 150, 4, 137), (13, 200, 3, 196.5), (13, 260, 2, 227), (13, 300, 2, 274),
      (13, 400, 2, 355.5), (22, 300, 3, 261.5), (28, 300, 4, 270.5),
    ] as [(CGFloat, CGFloat, Int, CGFloat)])
  func linesMatchRecordings(size: CGFloat, proposal: CGFloat, lines: Int, width: CGFloat) {
    let block = engine.layout(text(sentence, .system(size: size)), width: proposal)
    #expect(block.lineCount == lines)
    #expect(abs(block.size.width - width) <= max(1, 0.01 * width), "\(block.size.width)")
  }

  @Test func longWordsWrapWithin() {
    let block = engine.layout(text("Supercalifragilistic"), width: 60)
    #expect(block.lineCount == 2)
    #expect(abs(block.size.width - 56.5) <= 0.5)
  }

  @Test func zeroWidthGivesOneCharacterALine() {
    let block = engine.layout(text("The quick brown fox", .system(size: 20)), width: 0)
    #expect(block.lineCount == 16)
    #expect(block.size.width == 0)
    #expect(block.size.height == 382)
  }

  @Test func infiniteProposalReturnsTheIdealSize() {
    let ideal = engine.layout(text(sentence))
    #expect(engine.layout(text(sentence), width: .infinity, height: .infinity).size == ideal.size)
  }

  @Test(arguments: [CGFloat.nan, -5, .infinity, 0])
  func invalidProposalsDoNotTrap(number: CGFloat) {
    let block = engine.layout(text(sentence), width: number, height: number)
    #expect(block.lineCount == 1)
    #expect(block.size.width >= 0 && block.size.height == 16)
    #expect(engine.layout(text("Hello", .system(size: number))).lineCount == 1)
  }

  @Test func ownSizeAsProposalIsStable() {
    for string in ["Hello, World", "Count: 0", sentence, "Left\nRight side"] {
      for scale in 1...3 {
        let source = text(string, .body, scale: CGFloat(scale))
        let size = engine.layout(source).size
        #expect(engine.layout(source, width: size.width, height: size.height).size == size)
        let wrapped = engine.layout(source, width: 100)
        let again = engine.layout(
          source, width: wrapped.size.width, height: wrapped.size.height)
        #expect(again.lineCount == wrapped.lineCount && again.size == wrapped.size)
      }
    }
  }

  @Test func emptyTextIsALineTall() {
    #expect(engine.layout(text("")).size == CGSize(width: 0, height: 16))
    #expect(engine.layout(ResolvedText()).lineCount == 1)
  }

  // MARK: Limits

  @Test func lineLimitTruncatesByCharacter() {
    var source = text(sentence)
    source.lineLimit = 3
    let block = engine.layout(source, width: 150)
    #expect(block.lineCount == 3 && block.isTruncated)
    #expect(block.strings(of: sentence).last == "lines inside a narrow fr…")
    #expect(block.size.height == 47)
    source.lineLimit = 10
    #expect(engine.layout(source, width: 150).lineCount == 4)
  }

  @Test func reservedLinesKeepTheLastBaseline() {
    var source = text("Hello")
    source.reservedLines = 3
    let block = engine.layout(source)
    #expect(block.size.height == 47)
    #expect(block.lastBaseline == 12.5)
  }

  /// Four lines of 15.51 points; a height that fits k of them shows k, but at least one.
  @Test(arguments: [(8, 1), (20, 1), (31, 1), (32, 2), (48, 3), (62.5, 4)])
  func heightLimitsTheNumberOfLines(height: CGFloat, lines: Int) {
    let block = engine.layout(text(sentence), width: 150, height: height)
    #expect(block.lineCount == lines)
    #expect(block.isTruncated == (lines < 4))
    #expect(block.strings(of: sentence).last?.contains("…") == (lines < 4))
  }

  @Test func scalesDownRatherThanTruncates() {
    var source = text("The quick brown fox")
    source.lineLimit = 1
    source.minimumScaleFactor = 0.5
    let shrunk = engine.layout(source, width: 100)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width > 94 && shrunk.size.width <= 100)
    #expect(shrunk.size.height == 12.5)
    let least = engine.layout(source, width: 40)
    #expect(least.isTruncated && least.size.height == 8)
  }

  /// A letter cannot be truncated, so it would stick out.
  @Test func scalesALetterDownToItsRoom() {
    var source = text("W")
    let natural = engine.layout(source).size
    #expect(engine.layout(source, width: natural.width / 2).size.height == natural.height)
    #expect(engine.layout(source, height: natural.height / 2).size == natural)
    source.minimumScaleFactor = 0.1
    #expect(engine.layout(source, width: natural.width, height: natural.height).size == natural)
    for (width, height) in [(natural.width / 2, natural.height), (100, natural.height / 2)] {
      let shrunk = engine.layout(source, width: width, height: height)
      #expect(shrunk.size.width <= width && shrunk.size.height <= height)
      #expect(shrunk.size.height > natural.height * 0.4 && shrunk.lineCount == 1)
    }
    // The least size sticks out.
    #expect(engine.layout(source, width: 0.5).size.height < natural.height / 5)
    // Several lines are as long as their words.
    source = text("W W")
    source.minimumScaleFactor = 0.1
    #expect(engine.layout(source, width: natural.width + 0.5).lineCount == 2)
  }

  @Test func tightensTextThatAlmostFits() {
    var source = text("The quick brown fox")
    source.lineLimit = 1
    let width = engine.layout(source).size.width
    #expect(engine.layout(source, width: width - 2).isTruncated)
    source.allowsTightening = true
    #expect(!engine.layout(source, width: width - 2).isTruncated)
    #expect(engine.layout(source, width: width - 5).isTruncated)
  }

  // MARK: Runs

  @Test func kerningFollowsEveryCharacter() {
    var source = text("Hello")
    let plain = engine.layout(source).size.width
    source.runs[0].kerning = 2
    #expect(engine.layout(source).size.width == plain + 10)
    source.runs[0].kerning = 0
    source.runs[0].tracking = 5
    #expect(engine.layout(source).size.width == plain + 25)
  }

  @Test(arguments: [("né", 2), ("👍🏽", 1), ("a\nbb", 2), ("é\ne\u{301}é", 2)])
  func kerningCountsCharacters(string: String, longestLine: Int) {
    var source = text(string)
    let plain = engine.layout(source).size.width
    source.runs[0].kerning = 50
    let added = engine.layout(source).size.width - plain
    #expect(abs(added - 50 * CGFloat(longestLine)) < 20)
  }

  @Test func lineSpacingOnlyChangesLineDistance() {
    var source = text(sentence)
    source.lineSpacing = 10
    #expect(engine.layout(source).size.height == 16)
    #expect(engine.layout(source, width: 150).size.height == 92.5)
    var body = text("a\nb", .body)
    body.lineSpacing = 1
    #expect(engine.layout(body).size.height == 42.5)
  }

  @Test func tallestRunDeterminesHeightAndBaseline() {
    var source = text("Big ", .largeTitle)
    source.runs += text("small").runs
    let block = engine.layout(source)
    #expect(block.size.height == 41)
    #expect(block.firstBaseline == 32.5)
  }

  /// As recorded for largeTitle and headline, without the extra height of the recording host.
  @Test(arguments: [(Font.largeTitle, 41.0), (.headline, 20.5)])
  func secondaryTextKeepsItsFontHeight(font: Font, height: CGFloat) {
    var source = text("Hg", font)
    source.runs[0].lineFont = source.runs[0].font
    source.runs[0].font.size *= 0.7
    #expect(engine.layout(source).size.height == height)
  }

  @Test func baselineOffsetGrowsTheLine() {
    var source = text("Up")
    source.runs[0].baselineOffset = 6
    let raised = engine.layout(source)
    #expect(raised.size.height == 22 && raised.firstBaseline == 18.5)
    source.runs[0].baselineOffset = -4
    let lowered = engine.layout(source)
    #expect(lowered.size.height == 20 && lowered.firstBaseline == 12.5)
  }

  @Test func colourDoesNotAffectMeasurement() {
    let plain = engine.layout(text("AVAVAV")).size
    var source = text("AV")
    source.runs[0].fill = .color(Color.Resolved(red: 1, green: 0, blue: 0))
    source.runs += text("AVAV").runs
    #expect(engine.layout(source).size == plain)
    #expect(engine.draw(source).glyphRuns.map(\.glyphs.count) == [2, 4])
  }

  @Test func runsWrapAsOneText() {
    var source = text("Layout must ", .system(size: 13, weight: .bold))
    source.runs += text("wrap this sentence onto several lines inside a narrow frame.").runs
    let block = engine.layout(source, width: 150)
    #expect(block.lineCount == 4)
    #expect(block.size.height == 62.5)
    #expect(block.lastBaseline == 59.5)
  }

  @Test func kernedWordsWrap() {
    var source = text("Wrapped kerned words fill the line")
    source.runs[0].kerning = 2
    #expect(engine.layout(source, width: 160).lineCount == 2)
  }

  // MARK: Determinism

  @Test func equalTextsProduceEqualDrawings() throws {
    let other = try makeEngine()
    for width in [nil, 100, 150] as [CGFloat?] {
      #expect(engine.draw(text(sentence), width: width) == other.draw(text(sentence), width: width))
    }
  }

  /// Aligned by its writing direction, a Hebrew line begins on the right in a left-to-right layout.
  @Test func linesAlignToTheirWritingDirection() throws {
    let engine = try makeEngine()
    var source = text("\u{5D0}\u{5D1}\nabcdefgh")
    let left = engine.draw(source).glyphRuns.flatMap(\.glyphs).map(\.position.x).min() ?? -1
    #expect(left < 1)
    source.alignsWithWriting = true
    let hebrew = engine.draw(source).glyphRuns.first { $0.face.name.contains("Hebrew") }
    #expect(hebrew?.glyphs.allSatisfy { $0.position.x > 20 } == true)
  }
}
