import Codecs
@_spi(Inlined) import Drawing
import Foundation
import Rasterizer

/// Rewrites display lists using only the operations that a vector format supports.
///
/// The result consists of:
///
/// - fills with colours and with linear and radial gradients
/// - strokes and glyphs with colours
/// - images without tint
/// - groups with an opacity, a clip, an affine matrix, a mask or a blend mode of PDF
/// - in SVG also groups with shadows, blurs and color matrices
///
/// All other items are replaced by bitmaps.
final class VectorLowering {
  private let glyphs: GlyphCache
  /// The scale of bitmaps, in pixels per point.
  private let scale: CGFloat
  private let format: VectorFormat
  /// Whether text stays text if its fill is a gradient.
  private let keepsText: Bool
  private let page: PixelRect
  /// The pixels that are drawn: the page and, in SVG, whose viewers apply the blurs, a margin that
  /// may be blurred into it.
  private let bounds: PixelRect

  init(
    size: CGSize, scale: CGFloat, format: VectorFormat, text: VectorText = .outlines,
    glyphs: GlyphCache = GlyphCache()
  ) {
    self.glyphs = glyphs
    keepsText = format == .pdf && text == .fonts
    let pixels = size.width * size.height * scale * scale
    let scale = pixels > Self.pixelLimit ? scale * (Self.pixelLimit / pixels).squareRoot() : scale
    self.scale = scale
    self.format = format
    page = PixelRect(
      covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
    bounds = page.insetBy(format == .svg ? -Int(min(1024, 32 * scale)) : -1)
  }

  /// The number of pixels of a page above which bitmaps have a lower scale.
  private static let pixelLimit: CGFloat = 16_777_216

  /// Lowers a list; the matrix maps its coordinates to those of the page.
  func lowered(_ list: DisplayList, _ transform: CGAffineTransform) -> DisplayList {
    var items: [DisplayItem] = []
    for (index, item) in list.items.enumerated() {
      let before = list.items[..<index]
      let backdrop = Backdrop(transform: transform) { DisplayList(items: before + [$0]) }
      if let content = lowered(item, transform, on: backdrop) {
        items += content
      } else {
        items = rasterized(backdrop.list(item), transform)
      }
    }
    return DisplayList(items: items)
  }

  /// The content below an item.
  private struct Backdrop {
    /// Maps the coordinates of the list to those of the page.
    var transform: CGAffineTransform
    /// Returns all content below an item, followed by the item.
    var list: (DisplayItem) -> DisplayList
  }

  /// Lowers an item that may read its backdrop; nil if it has to be replaced by a bitmap of the
  /// item and all content below it.
  private func lowered(
    _ item: DisplayItem, _ transform: CGAffineTransform, isClipped: Bool = false,
    on backdrop: Backdrop
  ) -> [DisplayItem]? {
    guard item.readsBackdrop(isClipped: isClipped), case .group(let effect, let list) = item else {
      return lowered(item, transform)
    }
    switch effect {
    case .transform(let matrix):
      return lowered(
        list, in: effect, matrix.concatenating(transform), isClipped: isClipped, on: backdrop)
    case .clip:
      return lowered(list, in: effect, transform, isClipped: true, on: backdrop)
    default:
      // Some effects paint nothing themselves and have no bounds.
      var painted = DisplayList(items: [item])
      if case .blend = effect { painted = list }
      let place = region(of: painted, transform).intersection(page)
      if place.isEmpty { return [] }
      // Glass may show content beside it, so the whole page is drawn. The bitmap can be painted
      // over the backdrop only if it is opaque.
      guard
        let picture = pixmap(of: backdrop.list(item), backdrop.transform, page)?
          .cropped(to: place), picture.isOpaque
      else { return nil }
      return drawn(picture, at: place, transform)
    }
  }

  /// Lowers a list in a group that reads the backdrop of the group.
  private func lowered(
    _ list: DisplayList, in effect: DisplayEffect, _ transform: CGAffineTransform, isClipped: Bool,
    on backdrop: Backdrop
  ) -> [DisplayItem]? {
    var items: [DisplayItem] = []
    for (index, item) in list.items.enumerated() {
      let before = list.items[..<index]
      let inner = Backdrop(transform: backdrop.transform) { item in
        backdrop.list(.group(effect, DisplayList(items: before + [item])))
      }
      guard let content = lowered(item, transform, isClipped: isClipped, on: inner) else {
        return nil
      }
      items += content
    }
    return [.group(effect, DisplayList(items: items))]
  }

  private func lowered(_ item: DisplayItem, _ transform: CGAffineTransform) -> [DisplayItem] {
    switch item {
    case .fill(let path, let paint, let style):
      return fill(path, paint, style, transform)
    case .stroke(let path, let paint, let style):
      guard !paint.isColor else { return [item] }
      return fill(path.strokedPath(style), paint, FillStyle(), transform)
    case .glyphs(let run, let paint):
      return lowered(run, paint, transform)
    case .image(let image, let rect, let interpolation, let tint, _):
      guard let tint else { return [item] }
      let stencil = DisplayItem.image(image, rect: rect, interpolation: interpolation, tint: nil)
      return [
        .group(
          .mask(DisplayList(items: [stencil])),
          DisplayList(items: fill(Path(rect.standardized), tint, FillStyle(), transform)))
      ]
    case .group(let effect, let list):
      return lowered(effect, list, transform)
    }
  }

  private func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    switch paint {
    case .color, .linearGradient, .radialGradient: return [.fill(path, paint, style)]
    case .ellipticalGradient, .angularGradient, .image, .mesh:
      // The paint becomes a bitmap, clipped to the path.
      let area = Path(path.controlBounds)
      let colors = DisplayList(items: [.fill(area, paint, FillStyle())])
      return [.group(.clip(path, style), DisplayList(items: rasterized(colors, transform)))]
    }
  }

  /// Lowers glyphs: bitmap glyphs become images, and outlines with a paint other than a color
  /// become a path.
  private func lowered(
    _ run: GlyphRun, _ paint: Paint, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var outlines = run
    outlines.glyphs = []
    for glyph in run.glyphs {
      guard let (image, box) = run.face.bitmap(of: glyph.id) else {
        outlines.glyphs.append(glyph)
        continue
      }
      let rect = CGRect(
        x: glyph.position.x + box.minX * run.size, y: glyph.position.y + box.minY * run.size,
        width: box.width * run.size, height: box.height * run.size)
      items.append(.image(image, rect: rect, interpolation: .medium, tint: nil))
    }
    if outlines.glyphs.isEmpty { return items }
    if paint.isColor || keepsText && paint.isGradient && run.face.canBeEmbedded {
      return [.glyphs(outlines, paint)] + items
    }
    let elements = outlines.glyphs.flatMap { glyph in
      let place = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
      return glyphs.outline(run.face, glyph.id).path.elements.map { $0.applying(place) }
    }
    return fill(Path(storage: .elements(elements)), paint, FillStyle(), transform) + items
  }

  private func lowered(
    _ effect: DisplayEffect, _ list: DisplayList, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    let item = DisplayItem.group(effect, list)
    switch effect {
    case .transform(let matrix):
      return [.group(effect, lowered(list, matrix.concatenating(transform)))]
    case .opacity, .clip:
      return [.group(effect, lowered(list, transform))]
    case .mask(let mask):
      return [.group(.mask(lowered(mask, transform)), lowered(list, transform))]
    case .blend(let mode) where mode.pdfName != nil:
      return [.group(effect, lowered(list, transform))]
    case .blur where format == .svg:
      return [.group(effect, lowered(list, transform))]
    case .colorMatrix(let matrix, _) where format == .svg && matrix.keepsColorFromAlpha:
      return [.group(effect, lowered(list, transform))]
    case .shadow(let color, let radius, let offset):
      if format == .svg { return [.group(effect, lowered(list, transform))] }
      return shadow(of: list, color, radius, offset, transform) + lowered(list, transform).items
    case .blend, .blur, .colorMatrix, .projection, .glass, .alphaThreshold, .composite:
      return rasterized(DisplayList(items: [item]), transform)
    }
  }

  /// A shadow as a bitmap, without the content that casts it.
  private func shadow(
    of list: DisplayList, _ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize,
    _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
    (matrix.r5, matrix.g5, matrix.b5) = (color.red, color.green, color.blue)
    matrix.a4 = color.opacity
    let shape = DisplayItem.group(.colorMatrix(matrix), list)
    let blurred = DisplayItem.group(
      .blur(radius: radius, isOpaque: false), DisplayList(items: [shape]))
    let moved = DisplayItem.group(
      .transform(CGAffineTransform(translationX: offset.width, y: offset.height)),
      DisplayList(items: [blurred]))
    return rasterized(DisplayList(items: [moved]), transform)
  }

  // MARK: Bitmaps

  private func rasterized(
    _ list: DisplayList, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    let place = region(of: list, transform)
    guard let picture = pixmap(of: list, transform, place) else { return [] }
    return drawn(picture, at: place, transform)
  }

  private func toPixels(_ transform: CGAffineTransform) -> CGAffineTransform {
    transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// The pixels that a list may touch.
  private func region(of list: DisplayList, _ transform: CGAffineTransform) -> PixelRect {
    deviceBounds(of: list, toPixels(transform), glyphs).intersection(bounds)
  }

  private func pixmap(
    of list: DisplayList, _ transform: CGAffineTransform, _ place: PixelRect
  ) -> Pixmap? {
    if place.isEmpty { return nil }
    let matrix = toPixels(transform).concatenating(
      CGAffineTransform(translationX: -CGFloat(place.minX), y: -CGFloat(place.minY)))
    return try? Rasterizer.render(
      DisplayList(items: [.group(.transform(matrix), list)]),
      size: CGSize(width: place.width, height: place.height), scale: 1, glyphs: glyphs)
  }

  /// A bitmap of pixels at a place, as an item in the coordinates of a list.
  private func drawn(
    _ picture: Pixmap, at place: PixelRect, _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    let matrix = toPixels(transform)
    guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > leastDeterminant else { return [] }
    let rect = CGRect(x: place.minX, y: place.minY, width: place.width, height: place.height)
    let image = DisplayItem.image(
      DisplayImage(picture), rect: rect, interpolation: .medium, tint: nil)
    return [.group(.transform(matrix.inverted()), DisplayList(items: [image]))]
  }
}

extension Paint {
  fileprivate var isColor: Bool {
    if case .color = self { return true }
    return false
  }
}

extension Paint {
  /// Whether the paint is a gradient that both formats have.
  fileprivate var isGradient: Bool {
    switch self {
    case .linearGradient, .radialGradient: true
    default: false
    }
  }
}

extension GlyphFace {
  fileprivate var canBeEmbedded: Bool { (self as? any EmbeddableFace)?.subset(of: [0]) != nil }
}

extension ColorMatrix {
  /// Whether alpha does not depend on the colours, and transparent pixels stay transparent.
  fileprivate var keepsColorFromAlpha: Bool { a1 == 0 && a2 == 0 && a3 == 0 && a5 <= 0 }
}

extension DisplayItem {
  /// Whether the item changes its backdrop with anything but a blend mode of PDF.
  ///
  /// In a clip, which SVG treats as an isolated group, any blend mode but normal counts.
  fileprivate func readsBackdrop(isClipped: Bool) -> Bool {
    guard case .group(let effect, let list) = self else { return false }
    switch effect {
    case .glass, .composite: return true
    case .blend(let mode): return mode.pdfName == nil || isClipped && mode != .normal
    case .transform: return list.items.contains { $0.readsBackdrop(isClipped: isClipped) }
    case .clip: return list.items.contains { $0.readsBackdrop(isClipped: true) }
    case .opacity, .mask, .shadow, .blur, .colorMatrix: return list.deviationOfGlass(1) != nil
    default: return false
    }
  }
}

/// The determinant up to which a transform counts as flat and shows nothing.
private let leastDeterminant: CGFloat = 1e-12
