import Foundation
import LayoutDSL
import Testing

@testable import Render

@Suite struct ShaperTests {
  @Test(arguments: ["👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "😀"])
  func emojiSequencesAreOneGlyph(string: String) throws {
    let engine = try makeEngine()
    let runs = engine.draw(text("a" + string + "b")).glyphRuns
    #expect(runs.map(\.face.name) == ["Inter-Regular", "NotoColorEmoji"])
    #expect(runs[1].glyphs.count == 1)
    #expect(runs[1].face.bitmap(of: runs[1].glyphs[0].id) != nil)
    #expect(runs[0].face.bitmap(of: runs[0].glyphs[0].id) == nil)
  }

  @Test func rightToLeftWordsAreDrawnInVisualOrder() throws {
    let catalog = makeCatalog()
    try catalog.register(
      contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
    let engine = try ShapingTextEngine(catalog: catalog)
    let runs = engine.draw(text("a שלום")).glyphRuns
    let final = engine.draw(text("ם")).glyphRuns[0].glyphs[0].id
    #expect(runs[1].glyphs.first?.id == final)
  }

  @Test(arguments: [13, 40] as [CGFloat])
  func kappaOfInterIsReplaced(size: CGFloat) throws {
    let engine = try makeEngine()
    let (greek, cyrillic) = (text("κ", .system(size: size)), text("к", .system(size: size)))
    #expect(
      engine.draw(greek).glyphRuns[0].glyphs == engine.draw(cyrillic).glyphRuns[0].glyphs)
    #expect(engine.layout(greek).size == engine.layout(cyrillic).size)
  }

  /// ASCII text takes a fast path, which must produce the same result.
  @Test func asciiFastPathMatchesFullShaping() throws {
    let shaper = try Shaper(catalog: makeCatalog())
    var random: UInt64 = 1
    for _ in 0..<300 {
      let string = String(
        (0..<24).map { _ -> Character in
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return Character(Unicode.Scalar(UInt8(0x20 + random >> 33 % 0x5F)))
        })
      let alone = shaper.shape(text(string))
      let part = shaper.shape(text(string + "\n\u{E9}"))
      let count = alone.clusters.count
      #expect(
        alone.glyphs.map(\.id) == part.glyphs.prefix(alone.glyphs.count).map(\.id), "\(string)")
      #expect(alone.positions == Array(part.positions.prefix(count + 1)), "\(string)")
      #expect(
        alone.clusters.dropLast().map(\.allowsBreakAfter)
          == part.clusters.prefix(count - 1).map(\.allowsBreakAfter), "\(string)")
      #expect(alone.clusters.map(\.kind) == part.clusters.prefix(count).map(\.kind), "\(string)")
    }
  }

  @Test func monospacedDigitsAreEquallyWide() throws {
    let engine = try makeEngine()
    let font = Font.system(size: 17).monospacedDigit()
    #expect(engine.layout(text("1111", font)).size == engine.layout(text("0000", font)).size)
    #expect(engine.layout(text("1111", .body)).size != engine.layout(text("0000", .body)).size)
  }

  @Test func missingFontFallsBackToTheSystemAndIsReported() throws {
    let engine = try makeEngine()
    let block = engine.layout(text("Hello", .custom("Abel-Regular", fixedSize: 13)))
    #expect(block.size == engine.layout(text("Hello")).size)
    #expect(engine.missingFonts == [.notRegistered(name: "Abel-Regular", registered: [])])
  }
}
