import Codecs
import Drawing
import Foundation
import Rasterizer
import Vector
import ViewCore

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
    guard let symbol = outline(named: name, weight: font.weight),
      let regular = outline(named: name, weight: 400)
    else { return nil }
    let fit = SymbolFit(regular, named: name)
    let em = font.size * scale
    let unit = em * fit.scale
    let map = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: fit.margin.width * em - symbol.ink.minX * unit,
      ty: fit.margin.height * em - symbol.ink.minY * unit)
    func path(_ elements: [Path.Element]) -> Path {
      Path(storage: .elements(elements.map { $0.applying(map) }))
    }
    let box = CGSize(
      width: symbol.ink.width * unit + 2 * fit.margin.width * em,
      height: symbol.ink.height * unit + 2 * fit.margin.height * em)
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

  package func customSymbol(
    named name: String, in folder: URL?, font: FontRequest, scale: Image.Scale
  ) -> ResolvedSymbol? {
    guard let template = images.symbol(named: name, in: folder),
      let outline = template.outline(weight: font.weight, scale: scale.ofTemplate)
    else { return nil }
    let ink = outline.path.boundingRect
    // The lengths of a template are those of a font of 100 points.
    let unit = font.size / 100 * scale.factor / outline.scale.factor
    let size = CGSize(width: outline.width * unit, height: ink.height * unit)
    let map = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: 0, ty: -ink.minY * unit)
    return ResolvedSymbol(
      size: size, outline: outline.path.applying(map), baseline: -ink.minY * unit,
      ink: ink.applying(map))
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
      ?? picture(ofSymbol: name, in: folder, displayScale: displayScale)
  }

  /// Returns a custom symbol as a template image in the size of the default font, for UIKit.
  private func picture(
    ofSymbol name: String, in folder: URL?, displayScale: CGFloat
  ) -> ResolvedImage? {
    let font = Font.body.request(for: .large)
    guard let symbol = customSymbol(named: name, in: folder, font: font, scale: .medium) else {
      return nil
    }
    let black = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 1)
    let list = DisplayList(items: [.fill(symbol.outline, .color(black), FillStyle())])
    guard let image = picture(of: list, size: symbol.size, scale: max(1, displayScale)) else {
      return nil
    }
    var resolved = ResolvedImage(image: image, size: symbol.size)
    resolved.drawing = list
    resolved.isTemplate = true
    return resolved
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

  package func dataSet(named name: String, in folder: URL?) -> Data? {
    images.dataSet(named: name, in: folder)
  }

  package func image(contentsOf file: URL) -> Result<DisplayImage, any Error> {
    images.picture(contentsOf: file)
  }

  package func picture(of list: DisplayList, size: CGSize, scale: CGFloat) -> DisplayImage? {
    (try? Rasterizer.render(list, size: size, scale: scale, background: nil)).map {
      DisplayImage($0)
    }
  }

  private func outline(named name: String, weight: Int) -> SymbolOutline? {
    let key = Key(name: name, weight: weight)
    if let known = lock.withLock({ outlines[key] }) { return known }
    let composer = SymbolComposer(weight: weight, faces: SymbolFaces(catalog: catalog))
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

extension Image.Scale {
  /// The scale of the outlines in a template.
  fileprivate var ofTemplate: SymbolTemplate.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension SymbolTemplate.Scale {
  /// The size of an outline relative to that at `medium`.
  fileprivate var factor: CGFloat {
    switch self {
    case .small: Image.Scale.small.factor
    case .medium: Image.Scale.medium.factor
    case .large: Image.Scale.large.factor
    }
  }
}
