import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

@Suite struct CodePointBoxesTests {
  private let boxes: CodePointBoxes

  init() throws {
    boxes = CodePointBoxes(digits: try makeCatalog().face(for: FontRequest()))
  }

  @Test func boxesContainTheirDigits() {
    for glyph: UInt32 in [0x41, 0xEFFF, 0x1F4A9, 0x10FFFD] {
      let bounds = boxes.outline(of: glyph).boundingRect
      #expect(bounds.minX > 0 && bounds.maxX < CodePointBoxes.advance(of: glyph))
      #expect(abs(bounds.height - 1) < 1e-9 && abs(bounds.maxY - 0.2) < 1e-9)
    }
  }

  @Test func everyCharacterHasItsOwnBox() {
    #expect(boxes.outline(of: 0xEFFF) != boxes.outline(of: 0xEFFE))
    #expect(CodePointBoxes.advance(of: 0x10000) > CodePointBoxes.advance(of: 0xFFFF))
  }

  @Test func boxIsOneGlyphInALine() throws {
    let runs = try makeEngine().draw(text("\u{EFFF}", .system(size: 20))).glyphRuns
    #expect(runs.map { $0.glyphs.map(\.id) } == [[0xEFFF]])
    let block = try makeEngine().layout(text("\u{EFFF}", .system(size: 20)))
    let advance = CodePointBoxes.advance(of: 0xEFFF) * 20
    #expect(block.size.width >= advance - 1e-9 && block.size.width < advance + 0.5)
  }
}
