import Foundation
import LayoutDSL
import Testing

@testable import Render

@Suite struct SymbolPicturesTests {
  @Test func everyPictureAndMarkIsDrawn() {
    let library = SymbolLibrary(catalog: makeCatalog())
    func symbol(_ name: String) -> ResolvedSymbol? {
      library.symbol(named: name, font: Font.body.request(for: .large), scale: 1)
    }
    let marks = Array(SymbolMarks.strokes.keys) + Array(SymbolMarks.texts.keys)
    for name in SymbolPictures.names + marks + ["ellipsis", "a.circle", "7.square.fill"] {
      #expect((symbol(name)?.size.width ?? 0) > 1, "\(name)")
    }
    for mark in marks {
      for suffix in [".circle", ".circle.fill", ".square", ".square.fill"] {
        #expect(symbol(mark + suffix) != nil, "\(mark + suffix)")
      }
    }
  }
}
