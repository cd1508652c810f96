import Codecs
import Foundation
import ViewCore
import Rasterizer

/// Finds symbols by their SF Symbols names: simple geometry is drawn, others are glyphs of icon
/// fonts, and many are composed of both.
package final class SymbolLibrary: ImageProvider, @unchecked Sendable {
  private struct Key: Hashable {
    var name: String
    var weight: Int
  }

  private let catalog: FontCatalog
  private let images = BundleImages()
  private let lock = NSLock()
  private var outlines: [Key: SymbolOutline?] = [:]

  package init(catalog: FontCatalog) {
    self.catalog = catalog
  }

  package func symbol(named name: String, font: FontRequest, scale: CGFloat) -> ResolvedSymbol? {
    guard let symbol = outline(named: name, font: font) else { return nil }
    let size = font.size * scale
    let map = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: (symbol.margin.width - symbol.ink.minX) * size,
      ty: (symbol.margin.height - symbol.ink.minY) * size)
    func path(_ elements: [Path.Element]) -> Path {
      Path(storage: .elements(elements.map { $0.applying(map) }))
    }
    let box = CGSize(
      width: (symbol.ink.width + 2 * symbol.margin.width) * size,
      height: (symbol.ink.height + 2 * symbol.margin.height) * size)
    // The symbol is centred vertically on the cap height of the font.
    // Measurements.md#symbol-baseline
    let baseline = (box.height + VerticalMetrics.system.capHeight * font.size) / 2
    return ResolvedSymbol(
      size: box, outline: path(symbol.elements), baseline: baseline,
      layers: symbol.layers.map {
        SymbolLayer(
          outline: path($0.elements), rank: $0.rank, color: $0.color, isStep: $0.isStep)
      },
      ink: symbol.ink.applying(map))
  }

  package func symbolNames(near name: String) -> [String] { SymbolNames.near(name) }

  package func missingFont(ofSymbol name: String) -> String? {
    guard SymbolLook(named: name) != nil else { return nil }
    for icons in SymbolFaces.Icons.allCases {
      do throws(FontError) {
        _ = try catalog.face(of: icons)
      } catch {
        return error.localizedDescription
      }
    }
    return nil
  }

  /// Adds a folder whose images and colours are used for names that a bundle lacks.
  func add(_ folder: URL) { images.add(folder) }

  package func image(named name: String, in folder: URL?, displayScale: CGFloat, isDark: Bool)
    -> ResolvedImage?
  {
    images.image(named: name, in: folder, displayScale: displayScale, isDark: isDark)
  }

  package func unreadableFile(named name: String, in folder: URL?) -> (
    file: String, reason: String
  )? {
    images.unreadableFile(named: name, in: folder)
  }

  package func color(named name: String, in folder: URL?) -> NamedColor? {
    images.color(named: name, in: folder)
  }

  package func hasColors(in folder: URL?) -> Bool { images.hasColors(in: folder) }

  package func image(contentsOf file: URL) -> Result<DisplayImage, any Error> {
    images.picture(contentsOf: file)
  }

  package func picture(of list: DisplayList, size: CGSize, scale: CGFloat) -> DisplayImage? {
    (try? Rasterizer.render(list, size: size, scale: scale, background: nil)).map {
      DisplayImage($0)
    }
  }

  private func outline(named name: String, font: FontRequest) -> SymbolOutline? {
    let key = Key(name: name, weight: font.weight)
    if let known = lock.withLock({ outlines[key] }) { return known }
    let composer = SymbolComposer(weight: font.weight, faces: SymbolFaces(catalog: catalog))
    let outline = composer.outline(named: name)
    lock.withLock {
      if outlines.count >= Self.limit { outlines = [:] }
      outlines[key] = outline
    }
    return outline
  }

  /// The largest number of cached outlines.
  private static let limit = 1024
}
