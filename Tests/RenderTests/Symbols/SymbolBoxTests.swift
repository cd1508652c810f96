import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Render

@Suite struct SymbolBoxTests {
  private let library = SymbolLibrary(catalog: makeCatalog())

  private func symbol(_ name: String, weight: Font.Weight = .regular) throws -> ResolvedSymbol {
    let font = Font.system(size: 100, weight: weight)
    return try #require(library.symbol(named: name, font: font.request(for: .large), scale: 1))
  }

  @Test func aSymbolHasItsRecordedBox() throws {
    for name in SymbolBoxes.names {
      let box = try #require(SymbolBox(named: name), "\(name)").size
      // Some boxes are those of symbols that are only known filled.
      guard let size = try? symbol(name).size else { continue }
      #expect(abs(size.width - 100 * box.width) < 0.01, "\(name)")
      #expect(abs(size.height - 100 * box.height) < 0.01, "\(name)")
    }
  }

  @Test func theInkHasTheRecordedArea() throws {
    for name in ["heart", "heart.fill", "folder.fill", "person.crop.circle", "trash", "bell.fill"] {
      let box = try #require(SymbolBox(named: name), "\(name)"), ink = try symbol(name).ink
      let area = 1e4 * box.ink.width * box.ink.height
      #expect(abs(ink.width * ink.height - area) < 1, "\(name)")
    }
  }

  @Test func theInkStaysWithinTheBox() throws {
    for name in SymbolBoxes.names {
      guard let symbol = try? symbol(name) else { continue }
      let box = CGRect(origin: .zero, size: symbol.size).insetBy(dx: -0.01, dy: -0.01)
      #expect(box.contains(symbol.ink), "\(name)")
    }
  }

  @Test func filledSymbolsAndFiguresShareABox() throws {
    #expect(SymbolBox(named: "bookmark.fill") == SymbolBox(named: "bookmark"))
    #expect(SymbolBox(named: "heart.circle.fill") == SymbolBox(named: "circle"))
    #expect(SymbolBox(named: "plus.square") == SymbolBox(named: "square"))
    #expect(SymbolBox(named: "person.fill") != SymbolBox(named: "person"))
    #expect(SymbolBox(named: "not.a.symbol") == nil && SymbolBox(named: "") == nil)
    #expect(try abs(symbol("info.circle.fill").ink.width - 96.5) < 1)
  }

  /// Boxes are those of regular weight; a heavier symbol is larger by its strokes.
  @Test func heavierSymbolsKeepTheirScale() throws {
    let regular = try symbol("xmark"), bold = try symbol("xmark", weight: .bold)
    #expect(bold.size.width > regular.size.width && bold.ink.width > regular.ink.width)
    let margin = { (symbol: ResolvedSymbol) in symbol.size.width - symbol.ink.width }
    #expect(abs(margin(bold) - margin(regular)) < 0.01)
  }

  @Test func symbolsWithoutABoxHaveTheUsualScale() throws {
    #expect(SymbolBox(named: "ladybug") == nil)
    let composer = SymbolComposer(weight: 400, faces: SymbolFaces(catalog: makeCatalog()))
    let drawn = try #require(composer.outline(named: "ladybug")).ink
    #expect(try abs(symbol("ladybug").ink.width - 100 * drawn.width * 0.965 / 1.09) < 0.01)
  }
}
