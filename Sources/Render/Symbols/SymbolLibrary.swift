import Foundation
import LayoutDSL

/// Finds symbols by their SF Symbols names: plain geometry is drawn, the rest are glyphs of
/// Material Icons.
package final class SymbolLibrary: ImageProvider {
  private let catalog: FontCatalog
  private let images = BundleImages()

  package init(catalog: FontCatalog) {
    self.catalog = catalog
  }

  package func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol? {
    let size = font.size * scale
    guard let symbol = outline(named: name, font: font) else { return nil }
    let ink = symbol.ink
    let outline = symbol.elements.map {
      $0.mapPoints {
        CGPoint(
          x: ($0.x - ink.minX + symbol.margin.width) * size,
          y: ($0.y - ink.minY + symbol.margin.height) * size)
      }
    }
    let box = CGSize(
      width: (ink.width + 2 * symbol.margin.width) * size,
      height: (ink.height + 2 * symbol.margin.height) * size)
    // The middle of the symbol is that of the font's capitals.
    let baseline = (box.height + VerticalMetrics.system.capHeight * font.size) / 2
    return ResolvedSymbol(
      size: box, outline: Path(storage: .elements(outline)), baseline: baseline)
  }

  package func image(named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool)
    -> ResolvedImage?
  {
    images.image(named: name, in: folder, displayScale: displayScale, isDark: isDark)
  }

  package func image(contentsOf file: URL) -> Result<DisplayImage, any Error> {
    images.picture(contentsOf: file)
  }

  private func outline(named name: String, font: FontRequest) -> SymbolOutline? {
    var textFont = font
    textFont.family = .system(.default)
    textFont.isItalic = false
    let drawn = DrawnSymbols(
      weight: font.weight, textFace: try? catalog.face(for: textFont))
    return drawn.outline(named: name) ?? materialOutline(named: name)
  }

  private func materialOutline(named name: String) -> SymbolOutline? {
    guard let scalar = MaterialSymbols.codePoints[name].flatMap(Unicode.Scalar.init),
      let face = try? catalog.symbolFace(), let glyph = face.glyph(for: scalar),
      let ink = face.inkBounds(of: glyph), !ink.isEmpty,
      case .elements(let outline) = face.outline(of: glyph).storage
    else { return nil }
    let scale = Self.materialScale
    let map =
      MaterialSymbols.turned.contains(name)
      ? CGAffineTransform(a: 0, b: scale, c: -scale, d: 0, tx: 0, ty: 0)
      : CGAffineTransform(scaleX: scale, y: scale)
    return SymbolOutline(
      elements: outline.map { $0.applying(map) }, ink: ink.applying(map),
      margin: SymbolOutline.closeMargin)
  }

  /// Makes the star, 20 of 24 units wide in Material, as wide as SF's: 1.29 em with its margins.
  private static let materialScale: CGFloat = (1.29 - 2 * 0.06) * 24 / 20
}
