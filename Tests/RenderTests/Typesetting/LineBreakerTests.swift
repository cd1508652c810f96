import Foundation
import LayoutDSL
import Testing

@testable import Render

@Suite struct LineBreakerTests {
  let engine: ShapingTextEngine

  init() throws {
    engine = try makeEngine()
  }

  private func lines(_ string: String, width: CGFloat) -> [String] {
    engine.layout(text(string), width: width).strings(of: string)
  }

  @Test func breaksAfterSpaces() {
    #expect(
      lines(sentence, width: 150) == [
        "Layout must wrap this ", "sentence onto several ", "lines inside a narrow ", "frame.",
      ])
  }

  @Test func twoLinesDoNotEndInALoneWord() {
    #expect(
      lines(sentence, width: 400).last == "narrow frame.")
    #expect(lines("Layout must wrap", width: 100) == ["Layout ", "must wrap"])
    #expect(lines("Layout wrap sentence", width: 110) == ["Layout wrap ", "sentence"])
  }

  @Test func paragraphsAreBalancedSeparately() {
    #expect(
      lines("First line.\nSecond paragraph wraps here as well.", width: 220) == [
        "First line.", "Second paragraph wraps here ", "as well.",
      ])
  }

  @Test func longWordsBreakByCharacter() {
    let lines = lines("Supercalifragilistic", width: 60)
    #expect(lines.count == 2)
    #expect(lines.joined() == "Supercalifragilistic")
    #expect(engine.layout(text("Supercalifragilistic"), width: 60).size.width <= 60)
  }

  @Test func softHyphensAreVisibleOnlyAtLineEnds() {
    let string = "Rechtsschutz\u{AD}versicherungs\u{AD}gesellschaft"
    let whole = engine.layout(text("Rechtsschutzversicherungsgesellschaft"))
    #expect(engine.layout(text(string)).size == whole.size)
    #expect(
      lines(string, width: 180)
        == ["Rechtsschutz\u{AD}versicherungs\u{AD}\u{2010}", "gesellschaft"])
    let narrow = engine.layout(text(string), width: 100)
    #expect(narrow.strings(of: string).map { $0.last } == ["\u{2010}", "\u{2010}", "t"])
    #expect(narrow.size.width <= 100)
    let drawn = engine.draw(text(string), width: 100).glyphRuns.flatMap(\.glyphs)
    #expect(drawn.count == string.count)
  }

  /// The hyphen must fit in the line too.
  @Test func syllableWrapsWithItsHyphen() {
    let string = "aaaa\u{AD}bbbb"
    let syllable = engine.layout(text("aaaa")).size.width
    let hyphen = engine.layout(text("\u{2010}")).size.width
    #expect(lines(string, width: syllable + hyphen)[0] == "aaaa\u{AD}\u{2010}")
    #expect(engine.layout(text(string), width: syllable + 1).size.width <= syllable + 1)
  }

  @Test func newlinesEndLines() {
    #expect(lines("Left\nRight side", width: 1000) == ["Left", "Right side"])
    #expect(lines("a\r\nb\u{2028}c\n", width: 1000).count == 4)
  }

  @Test func linesBreakAtHyphensAndIdeographs() {
    #expect(lines("well-known", width: 45) == ["well-", "known"])
    #expect(lines("no\u{A0}break here", width: 70) == ["no\u{A0}break ", "here"])
    #expect(lines("漢字。漢字", width: 30).first?.hasPrefix("。") == false)
  }
}
