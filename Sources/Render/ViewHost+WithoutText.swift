import Drawing
import ViewCore

extension ViewHost {
  /// Renders the updated screen without glyphs, which shows what is behind the texts.
  package func renderWithoutText() throws(RenderError) -> Pixmap {
    var picture = record()
    picture.list = picture.list.withoutGlyphs
    return try picture.pixmap()
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
