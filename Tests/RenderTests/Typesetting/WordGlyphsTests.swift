import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@Suite struct WordGlyphsTests {
  private static let words = [
    "Layout", "AVATAR", "To", "Ty", "Wave.", "fox", "first", "office", "12", "3/4", "x", "10x20",
    "f", "L", "Y", "T", "A,", "\"quoted\"", "don't", "P.", "(a)", "b-c", "12:30", "->", "", "", "V",
  ]

  /// Text assembled from cached words must equal text shaped as a whole; a letter outside ASCII
  /// prevents the use of cached words.
  @Test(arguments: [13.0, 30], [Font.Weight.ultraLight, .regular, .semibold, .bold, .black])
  func cachedWordsMatchShapedText(size: Double, weight: Font.Weight) throws {
    for font in [
      Font.system(size: size, weight: weight), .system(size: size, weight: weight).italic(),
    ] {
      try compare(font)
    }
  }

  @Test(arguments: [Font.Design.serif, .rounded, .monospaced])
  func cachedWordsOfOtherFamiliesMatchShapedText(design: Font.Design) throws {
    try compare(.system(size: 17, design: design))
  }

  private func compare(_ font: Font) throws {
    let shaper = try Shaper(catalog: makeCatalog())
    var random: UInt64 = 7
    func next(_ count: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(random >> 33) % count
    }
    for _ in 0..<150 {
      let string = (0...next(6)).map { _ in Self.words[next(Self.words.count)] }
        .joined(separator: " ")
      let words = shaper.shape(text(string, font))
      let whole = shaper.shape(text(string + "\n\u{E9}", font))
      #expect(
        words.glyphs.map(\.id) == whole.glyphs.prefix(words.glyphs.count).map(\.id), "\(string)")
      #expect(words.glyphs.map(\.x) == whole.glyphs.prefix(words.glyphs.count).map(\.x))
      #expect(words.positions == Array(whole.positions.prefix(words.positions.count)), "\(string)")
    }
  }

  /// Shapes more words than the cache holds.
  @Test func wordsAreDroppedWhenTheCacheIsFull() throws {
    let shaper = try Shaper(catalog: makeCatalog())
    let strings = (0..<9000).map { "word\($0 &* 7919) of" }
    let first = strings.map { shaper.shape(text($0)).positions }
    #expect(strings.indices.allSatisfy { first[$0] == shaper.shape(text(strings[$0])).positions })
  }

  @Test func textOfManyWordsIsShapedAsAWhole() throws {
    let shaper = try Shaper(catalog: makeCatalog())
    let string = (0..<6000).map { "\($0)" }.joined(separator: " ")
    for _ in 0..<20 { _ = shaper.shape(text("a")) }
    let words = shaper.shape(text(string))
    #expect(words.clusters.count == string.count)
    #expect(words.positions == Array(shaper.shape(text(string + "\n\u{E9}")).positions.dropLast(2)))
  }
}
