import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render

@Suite struct SymbolTableTests {
  let library = SymbolLibrary(catalog: makeCatalog())

  @Test func namesAreManyAndUnique() {
    let names = SymbolTable.names
    #expect(names.count > 2500)
    #expect(Set(names).count == names.count)
  }

  /// Lookup relies on sorted rows.
  @Test func everyNameIsFound() {
    for name in SymbolTable.names { #expect(SymbolLook(named: name) != nil, "\(name)") }
  }

  @Test func unknownNamesAreNotFound() {
    for name in ["", " ", "aaa", "zzq", "bell ", "bell.", "-", "bell\n", "airplane.badge.plus"] {
      #expect(SymbolLook(named: name) == nil, "\(name)")
    }
  }

  @Test func namesAreComposedAndShareDrawings() {
    #expect(SymbolLook(named: "headphones.over.ear") == SymbolLook(named: "headphones"))
    #expect(SymbolLook(named: "diamond.lefthalf.filled") == .halved("diamond", .left))
    #expect(
      SymbolLook(named: "lock.trianglebadge.exclamationmark")
        == .badged("lock", badge: "exclamationmark.triangle.fill"))
    #expect(
      SymbolLook(named: "31.calendar")
        == .sketched("*.calendar", mark: "31", isFilled: false))
    #expect(
      SymbolLook(named: "l1.rectangle.roundedbottom.fill")
        == .sketched("*.rectangle.roundedbottom", mark: "l1", isFilled: true))
    #expect(SymbolLook(named: "32.calendar") == nil)
  }

  @Test func aHalfIsFilledOfAnOutlinedSymbol() throws {
    func outline(_ name: String) throws -> Path {
      try #require(
        library.symbol(named: name, font: Font.body.request(for: .large), scale: 1)
      ).outline
    }
    let half = try outline("diamond.lefthalf.filled")
    let box = half.boundingRect
    #expect(half.contains(CGPoint(x: box.midX - 3, y: box.midY)))
    #expect(!half.contains(CGPoint(x: box.midX + 3, y: box.midY)))
  }

  /// Every entry exists in the font, has an outline, and is inside its box.
  @Test func everySymbolIsDrawnInItsBox() throws {
    for name in SymbolNames.all {
      let symbol = try #require(
        library.symbol(named: name, font: Font.body.request(for: .large), scale: 1), "\(name)")
      let ink = symbol.outline.boundingRect
      #expect(ink.width > 0.5 && ink.height > 0.5, "\(name)")
      let box = CGRect(origin: .zero, size: symbol.size).insetBy(dx: -1, dy: -1)
      #expect(symbol.outline.corners.allSatisfy(box.contains), "\(name)")
      guard let recorded = SymbolBox(named: name)?.size else {
        #expect(symbol.size.width < 34 && symbol.size.height < 30, "\(name)")
        continue
      }
      // The size of the body font.
      #expect(abs(symbol.size.width - recorded.width * 17) < 0.01, "\(name)")
      #expect(abs(symbol.size.height - recorded.height * 17) < 0.01, "\(name)")
    }
  }

  @Test func looksAreParsed() {
    #expect(SymbolLook(named: "star.fill") == .glyph(.init(codePoint: 0xE838)))
    #expect(
      SymbolLook(named: "tag") == .drawn
        && SymbolLook(named: "tag.fill") == .glyph(.init(codePoint: 0xE54E)))
    #expect(SymbolLook(named: "flame") == .glyph(.init(codePoint: 0xEF55, isOutline: true)))
    #expect(SymbolLook(named: "flame.fill") == .glyph(.init(codePoint: 0xEF55)))
    #expect(
      SymbolLook(named: "stethoscope")
        == .glyph(.init(codePoint: 0xF4D9, icons: .materialDesignIcons)))
    #expect(SymbolLook(named: "cloud.rain.fill") == .sketched("cloud.rain", isFilled: true))
    #expect(SymbolLook(named: "sunrise.fill") == .sketched("sunrise.fill", isFilled: true))
    #expect(SymbolLook(named: "airplane") == .glyph(.init(codePoint: 0xE539, quarterTurns: 1)))
    #expect(
      SymbolLook(named: "heart.circle") == .enclosed("heart.fill", in: .circle, isFilled: false))
    #expect(
      SymbolLook(named: "mic.slash.circle.fill")
        == .enclosed("mic.slash.fill", in: .circle, isFilled: true))
    #expect(SymbolLook(named: "shield.lefthalf.filled") == .halved("shield", .left))
    #expect(SymbolLook(named: "bell.slash.fill") == .slashed("bell.fill"))
    #expect(SymbolLook(named: "bell.badge") == .badged("bell", badge: nil))
    #expect(
      SymbolLook(named: "folder.fill.badge.plus")
        == .badged("folder.fill", badge: "plus.circle.fill"))
    #expect(
      SymbolLook(named: "person.2.badge.gearshape")
        == .badged("person.2", badge: "gearshape.fill"))
  }
}
