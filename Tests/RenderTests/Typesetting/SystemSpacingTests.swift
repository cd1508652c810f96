import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

struct SystemSpacingTests {
  private func width(_ string: String, _ font: Font) throws -> Double {
    try makeEngine().prepare(text(string, font, scale: 1000)).layout(proposal: .unspecified)
      .size.width
  }

  /// A letter with a diacritic has the advance of its base letter.
  @Test(arguments: [13, 20, 34] as [CGFloat])
  func accentedLettersMatchTheirBaseLetters(size: CGFloat) throws {
    let font = Font.system(size: size)
    #expect(try width("w\u{142}aściciel", font) > width("wasciciel", font) - 0.02 * size)
    #expect(try width("é", font) == width("e", font))
    #expect(try width("ẅ", font) == width("w", font))
  }

  /// The display cut has no monospaced digits, so digits have the advance of its zero.
  @Test(arguments: [13, 17, 20, 28] as [CGFloat])
  func monospacedDigitsAreEquallyWide(size: CGFloat) throws {
    let font = Font.system(size: size).monospacedDigit()
    let widths = try (0...9).map { try width("\($0)\($0)", font) }
    #expect(Set(widths).count == 1, "\(widths)")
    #expect(try abs(width("0", font) - width("0", .system(size: size))) < 0.002)
  }

  /// Half of the additional width precedes the glyph; the tracking follows it.
  @Test func halfOfTheDifferencePrecedesTheGlyph() throws {
    let font = Font.system(size: 12)
    let list = try makeEngine().draw(text("ww", font, scale: 1000))
    let run = try #require(list.glyphRuns.first)
    let own = try makeCatalog().face(for: font.request(for: .large))
    let glyph = try #require(own.glyph(for: "w"))
    let advance = try width("w", font)
    let missing = 12 * own.advance(of: glyph) - advance
    #expect(missing > 0.3)
    // The outline is scaled about the middle of its advance.
    let scale = SystemOutlines.scale(of: own, for: font.request(for: .large))
    let start = advance / 2 - (advance / 2 + missing / 2) * scale
    #expect(abs(run.glyphs[0].position.x - start) < 0.002)
    #expect(abs(run.glyphs[1].position.x - (run.glyphs[0].position.x + advance)) < 0.05)
  }

  /// The recorded widths are 175 and 235 at two pixels a point.
  @Test func designsHaveTheirRecordedWidths() throws {
    let string = "The quick brown fox"
    #expect(try abs(width(string, .system(size: 20, design: .rounded)) - 175) < 2)
    #expect(try abs(width(string, .system(size: 20, design: .monospaced)) - 235) < 0.5)
  }

  /// Quicksand has no monospaced digits.
  @Test func monospacedDigitsOfTheRoundedDesignAreEquallyWide() throws {
    let font = Font.system(size: 40, weight: .bold, design: .rounded).monospacedDigit()
    let widths = try (0...9).map { try width("\($0)\($0)", font) }
    #expect(Set(widths).count == 1, "\(widths)")
  }

  @Test func otherFontsAreUnchanged() throws {
    let font = Font.system(size: 12, design: .serif).request(for: .large)
    let catalog = makeCatalog()
    let face = try catalog.face(for: font)
    #expect(SystemSpacing.of(font, in: face, from: catalog) === SystemSpacing.none)
    let placed = Array("w".utf8).withUnsafeBufferPointer {
      SystemSpacing.none.place(7, at: 0, in: $0)
    }
    #expect(placed == (7, 0))
  }

  /// Widths are continuous between the sizes of the tables, except at the change to the display
  /// cut.
  @Test func widthsAreContinuousInSize() {
    for size in stride(from: 6.0, to: 90, by: 0.5) where size != 19.5 {
      for index in 0..<SystemWidths.count {
        let step =
          SystemWidths.difference(of: index, at: size + 0.5, weight: 600)
          - SystemWidths.difference(of: index, at: size, weight: 600)
        #expect(abs(step) < 20)
      }
      #expect(abs(SystemWidths.tracking(at: size + 0.5) - SystemWidths.tracking(at: size)) < 5)
    }
    #expect(SystemWidths.tracking(at: 1) == 41)
    #expect(SystemWidths.tracking(at: 17.5) == -25.5)
    #expect(SystemWidths.tracking(at: 1000) == 0)
  }
}
