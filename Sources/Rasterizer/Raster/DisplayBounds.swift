@_spi(Inlined) import Drawing
import Foundation

/// Computes the device pixels that lists may touch, once per list.
final class DisplayBounds {
  private struct Key: Hashable {
    var items: UnsafePointer<DisplayItem>
    var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    init(_ items: UnsafePointer<DisplayItem>, _ transform: CGAffineTransform) {
      self.items = items
      (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      (tx, ty) = (transform.tx, transform.ty)
    }
  }

  private let glyphs: GlyphCache
  private var knownWithinFirst: [Key: (isWithin: Bool, list: DisplayList)] = [:]
  /// The computed bounds; retains the list, so that no other list reuses its address.
  private var known: [Key: (bounds: PixelRect, list: DisplayList)] = [:]

  init(_ glyphs: GlyphCache) { self.glyphs = glyphs }

  func of(_ list: DisplayList, _ transform: CGAffineTransform) -> PixelRect {
    let base = list.items.withUnsafeBufferPointer(\.baseAddress)
    guard let base, !list.items.isEmpty else { return .empty }
    let key = Key(base, transform)
    if let known = known[key] { return known.bounds }
    var bounds = PixelRect.empty
    for item in list.items { bounds = bounds.union(of(item, transform)) }
    known[key] = (bounds, list)
    return bounds
  }

  /// Whether the first item of a list is an axis-aligned, opaque rectangle, rounded or not, that
  /// contains all other items, so that its silhouette is that of the list.
  func isWithinFirst(_ list: DisplayList, _ transform: CGAffineTransform) -> Bool {
    let base = list.items.withUnsafeBufferPointer(\.baseAddress)
    guard let base, let area = HiddenArea(opaque: list.items[0], transform) else { return false }
    let key = Key(base, transform)
    if let known = knownWithinFirst[key] { return known.isWithin }
    let isWithin =
      !ListStructure(of: list).takesAway
      && list.items.dropFirst().allSatisfy { item in
        let bounds = of(item, transform)
        return bounds.isEmpty || area.contains(bounds)
      }
    knownWithinFirst[key] = (isWithin, list)
    return isWithin
  }

  func of(_ item: DisplayItem, _ transform: CGAffineTransform) -> PixelRect {
    switch item {
    case .fill(let path, _, _):
      return PixelRect(covering: mapped(path.controlBounds, transform))
    case .stroke(let path, _, let style):
      return PixelRect(covering: mapped(strokeBounds(of: path, style), transform))
    case .glyphs(let run, _):
      var bounds = PixelRect.empty
      for glyph in run.glyphs {
        let box =
          run.face.bitmap(of: glyph.id)?.bounds ?? glyphs.outline(run.face, glyph.id).bounds
        guard !box.isNull else { continue }
        let placed = CGRect(
          x: glyph.position.x + box.minX * run.size, y: glyph.position.y + box.minY * run.size,
          width: box.width * run.size, height: box.height * run.size)
        // A glyph may be shifted by part of a pixel to snap to the grid.
        bounds = bounds.union(PixelRect(covering: mapped(placed, transform)).insetBy(-1))
      }
      return bounds
    case .image(_, let rect, _, _, _):
      return PixelRect(covering: mapped(rect, transform))
    case .group(let effect, let list):
      return of(list, through: effect, transform)
    }
  }

  private func of(
    _ list: DisplayList, through effect: DisplayEffect, _ transform: CGAffineTransform
  ) -> PixelRect {
    switch effect {
    case .projection(let projection): return of(list, projectedBy: projection, transform)
    case .transform(let inner): return of(list, inner.concatenating(transform))
    case .composite(_, let coverage): return of(coverage, transform)
    default: break
    }
    let bounds = of(list, transform)
    if bounds.isEmpty { return bounds }
    switch effect {
    case .opacity, .transform, .projection, .blend, .composite, .glass: return bounds
    case .clip(let path, _):
      return bounds.intersection(PixelRect(covering: mapped(path.controlBounds, transform)))
    case .colorMatrix(let matrix, _): return matrix.a5 > 0 ? .everything : bounds
    case .alphaThreshold(let low, _, _): return low <= 0 ? .everything : bounds
    case .mask(let mask): return bounds.intersection(of(mask, transform))
    case .blur(let radius, _):
      let blur = GaussianBlur(deviation: Double(radius) * Matrix(transform).meanScale)
      return bounds.insetBy(-blur.reach)
    case .shadow(_, let radius, let offset):
      let blur = GaussianBlur(deviation: Double(radius) * Matrix(transform).meanScale)
      let shift = offset.applying(transform)
      let box = CGRect(
        x: CGFloat(bounds.minX) + shift.width, y: CGFloat(bounds.minY) + shift.height,
        width: CGFloat(bounds.width), height: CGFloat(bounds.height))
      return bounds.union(PixelRect(covering: box).insetBy(-blur.reach))
    }
  }
}

/// The device pixels that a list may touch.
package func deviceBounds(
  of list: DisplayList, _ transform: CGAffineTransform, _ glyphs: GlyphCache
) -> PixelRect {
  DisplayBounds(glyphs).of(list, transform)
}

/// The bounding box of a stroke, in the path's own space; null if there is none.
func strokeBounds(of path: Path, _ style: StrokeStyle) -> CGRect {
  let corner: CGFloat = style.lineJoin == .miter ? max(1, style.miterLimit) : 1
  let reach = abs(style.lineWidth) / 2 * max(corner, style.lineCap == .square ? 1.5 : 1)
  return path.controlBounds.insetBy(dx: -reach, dy: -reach)
}

func mapped(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
  rect.isNull ? .null : rect.standardized.applying(transform)
}

extension Matrix {
  /// The factor by which lengths grow if the scale is uniform.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}

extension HiddenArea {
  /// The area that an item hides completely; nil if the item is not an opaque, axis-aligned
  /// rectangle.
  fileprivate init?(opaque item: DisplayItem, _ transform: CGAffineTransform) {
    let matrix = Matrix(transform)
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0,
      case .fill(let path, .color(let color), _) = item, color.opacity >= 1
    else { return nil }
    let rect: CGRect, corner: CGSize
    switch path.storage {
    case .rect(let box): (rect, corner) = (box.standardized, .zero)
    case .roundedRect(let box, let size, _): (rect, corner) = (box.standardized, size)
    default: return nil
    }
    let device = rect.applying(transform)
    let limit = CGFloat(closedFormLimit)
    guard abs(device.minX) < limit, abs(device.minY) < limit, device.width < limit,
      device.height < limit
    else { return nil }
    self.init(rect, corner, matrix)
  }
}
