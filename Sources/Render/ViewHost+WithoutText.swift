import Drawing
import LayoutDSL
import Rasterizer

extension ViewHost {
  /// Renders the updated screen without glyphs, which shows what is behind the texts.
  package func renderWithoutText() throws(RenderError) -> Pixmap {
    try Rasterizer.render(
      displayList().withoutGlyphs, size: size, scale: scale,
      background: background?.resolve(in: viewGraph.root.environment), glyphs: GlyphCache())
  }
}

extension DisplayList {
  fileprivate var withoutGlyphs: DisplayList {
    DisplayList(
      items: items.compactMap { item in
        switch item {
        case .glyphs: nil
        case .group(let effect, let inner): .group(effect, inner.withoutGlyphs)
        default: item
        }
      })
  }
}
