import Foundation
import LayoutDSL

/// The box around all points and control points of a path; null if there are none.
func controlBounds(of path: Path) -> CGRect {
  switch path.storage {
  case .empty: return .null
  case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
  case .elements(let elements):
    var minX = CGFloat.infinity, minY = CGFloat.infinity
    var maxX = -CGFloat.infinity, maxY = -CGFloat.infinity
    func add(_ point: CGPoint) {
      if point.x < minX { minX = point.x }
      if point.x > maxX { maxX = point.x }
      if point.y < minY { minY = point.y }
      if point.y > maxY { maxY = point.y }
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): add(to)
      case .quadCurve(let to, let control):
        add(to)
        add(control)
      case .curve(let to, let control1, let control2):
        add(to)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// The device pixels that a list may touch.
func deviceBounds(
  of list: DisplayList, _ transform: CGAffineTransform, _ glyphs: GlyphCache
) -> PixelRect {
  var bounds = PixelRect.empty
  for item in list.items { bounds = bounds.union(deviceBounds(of: item, transform, glyphs)) }
  return bounds
}

func deviceBounds(
  of item: DisplayItem, _ transform: CGAffineTransform, _ glyphs: GlyphCache
) -> PixelRect {
  switch item {
  case .fill(let path, _, _):
    return PixelRect(covering: mapped(controlBounds(of: path), transform))
  case .stroke(let path, _, let style):
    let corner: CGFloat = style.lineJoin == .miter ? max(1, style.miterLimit) : 1
    let reach = abs(style.lineWidth) / 2 * max(corner, style.lineCap == .square ? 1.5 : 1)
    let box = controlBounds(of: path).insetBy(dx: -reach, dy: -reach)
    return PixelRect(covering: mapped(box, transform))
  case .glyphs(let run, _):
    var bounds = PixelRect.empty
    for glyph in run.glyphs {
      let box = run.face.bitmap(of: glyph.id)?.bounds ?? glyphs.outline(run.face, glyph.id).bounds
      guard !box.isNull else { continue }
      let placed = CGRect(
        x: glyph.position.x + box.minX * run.size, y: glyph.position.y + box.minY * run.size,
        width: box.width * run.size, height: box.height * run.size)
      // A glyph may be moved by part of a pixel on its way to the grid.
      bounds = bounds.union(PixelRect(covering: mapped(placed, transform)).insetBy(-1))
    }
    return bounds
  case .image(_, let rect, _, _):
    return PixelRect(covering: mapped(rect, transform))
  case .group(let effect, let list):
    return deviceBounds(of: effect, list, transform, glyphs)
  }
}

private func deviceBounds(
  of effect: DisplayEffect, _ list: DisplayList, _ transform: CGAffineTransform,
  _ glyphs: GlyphCache
) -> PixelRect {
  if case .projection(let projection) = effect {
    return deviceBounds(of: list, projectedBy: projection, transform, glyphs)
  }
  let matrix: CGAffineTransform
  if case .transform(let inner) = effect {
    matrix = inner.concatenating(transform)
  } else {
    matrix = transform
  }
  if case .composite(_, let coverage) = effect { return deviceBounds(of: coverage, matrix, glyphs) }
  // These never paint where there is nothing.
  if case .blend(.sourceAtop) = effect { return .empty }
  if case .blend(.destinationOut) = effect { return .empty }
  let bounds = deviceBounds(of: list, matrix, glyphs)
  if bounds.isEmpty { return bounds }
  switch effect {
  case .opacity, .transform, .projection, .blend, .composite, .glass: return bounds
  case .clip(let path, _):
    return bounds.intersection(PixelRect(covering: mapped(controlBounds(of: path), transform)))
  case .colorMatrix(let matrix, _): return matrix.a5 > 0 ? .everything : bounds
  case .alphaThreshold(let low, _, _): return low <= 0 ? .everything : bounds
  case .mask(let mask):
    return bounds.intersection(deviceBounds(of: mask, transform, glyphs))
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

private func mapped(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
  rect.isNull ? .null : rect.standardized.applying(transform)
}

extension Matrix {
  /// The factor by which lengths grow, if they grow alike in all directions.
  var meanScale: Double { abs(a * d - b * c).squareRoot() }
}
