internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

extension ListPainter {
  /// Draws a list as a pane of frosted glass over the backdrop on its surface.
  ///
  /// In an offscreen layer, the backdrop is the content that the layer already has, in that of a
  /// filter over what is behind it.
  func drawGlass(
    _ list: DisplayList, _ radius: CGFloat, _ frost: Frost, _ context: Context
  ) {
    let pane = displayBounds.of(list, context.transform).intersection(context.clip)
    let blur = GaussianBlur(deviation: Double(radius) * Matrix(context.transform).meanScale)
    if pane.isEmpty { return }
    let reach = pane.insetBy(-blur.sourceReach)
    let (seen, beneath) = contentBehind(reach, context.surface)
    let isOpaque = isAllOpaque(beneath.pixels, seen.width * seen.height)
    let blurred = layers.take(pane)
    blur.apply(
      UnsafeRawPointer(beneath.pixels).assumingMemoryBound(to: UInt8.self), width: seen.width,
      height: seen.height, channels: 4, origin: (seen.minX, seen.minY),
      to: UnsafeMutableRawPointer(blurred.pixels).assumingMemoryBound(to: UInt8.self),
      window: pane.offsetBy(x: -seen.minX, y: -seen.minY))
    layers.recycle(beneath)
    let count = pane.width * pane.height
    // Outside the picture there are no pixels, which must not darken the edge of an opaque
    // backdrop.
    if isOpaque { makeOpaque(blurred.pixels, count) }
    apply(frost, to: blurred.pixels, count)
    if frost.rim > 0, frost.refraction > 0 { refract(blurred, pane, list, frost, context) }
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: pane.width)
    defer { coverage.deallocate() }
    withLayer(of: list, pane, context) { layer in
      for y in pane.minY..<pane.maxY {
        let target = context.surface.pointer(x: pane.minX, y: y)
        let row = blurred.pointer(x: pane.minX, y: y)
        let glass = layer.pointer(x: pane.minX, y: y)
        extractAlpha(glass, coverage, pane.width)
        replaceRow(target, row, coverage, pane.width)
      }
    }
    layers.recycle(blurred)
  }
}

extension ListPainter {
  /// Draws the layer of a filter so that glass in it sees what is behind it.
  func withBackdrop(of list: DisplayList, _ context: Context, _ draw: (_ hasGlass: Bool) -> Void) {
    let hasGlass = mayHaveGlass && list.deviationOfGlass(1) != nil
    let outer = backdrop
    if hasGlass, outer == nil { backdrop = context.surface }
    draw(hasGlass)
    backdrop = outer
  }

  /// Returns a copy of the part of a surface in a rectangle, over the backdrop if there is one.
  private func contentBehind(_ rect: PixelRect, _ surface: Surface) -> (PixelRect, Surface) {
    guard let backdrop, !rect.intersection(backdrop.bounds).isEmpty else {
      let seen = rect.intersection(surface.bounds)
      let copy = layers.take(seen)
      copyRows(surface, to: copy, seen)
      return (seen, copy)
    }
    let seen = rect.intersection(backdrop.bounds)
    let copy = layers.take(seen)
    copyRows(backdrop, to: copy, seen)
    let content = seen.intersection(surface.bounds)
    if content.isEmpty { return (seen, copy) }
    for y in content.minY..<content.maxY {
      blendRow(
        copy.pointer(x: content.minX, y: y), surface.pointer(x: content.minX, y: y), content.width,
        255)
    }
    return (seen, copy)
  }

  private func copyRows(_ source: Surface, to copy: Surface, _ rect: PixelRect) {
    for y in rect.minY..<rect.maxY {
      memcpy(
        copy.pointer(x: rect.minX, y: y), source.pointer(x: rect.minX, y: y), rect.width * 4)
    }
  }

  /// Draws a list over a copy of its backdrop and mixes the result with the backdrop, if the list has
  /// glass, which would have no backdrop in a transparent layer; returns whether it has.
  ///
  /// `coverage` writes the coverage of the result in the row at a y-coordinate, from `bounds.minX` on.
  func drawWithGlass(
    _ list: DisplayList, _ bounds: PixelRect, _ context: Context,
    _ coverage: (_ y: Int, UnsafeMutablePointer<UInt8>) -> Void
  ) -> Bool {
    guard mayHaveGlass,
      let deviation = list.deviationOfGlass(Matrix(context.transform).meanScale)
    else { return false }
    if bounds.isEmpty { return true }
    let reach = GaussianBlur(deviation: deviation).sourceReach
    let area = bounds.insetBy(-reach).intersection(context.surface.bounds)
    let layer = layers.take(area)
    copyRows(context.surface, to: layer, area)
    draw(
      list,
      Context(
        transform: context.transform, clip: bounds, surface: layer,
        isOversampled: context.isOversampled))
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: bounds.width)
    defer { row.deallocate() }
    for y in bounds.minY..<bounds.maxY {
      coverage(y, row)
      replaceRow(
        context.surface.pointer(x: bounds.minX, y: y), layer.pointer(x: bounds.minX, y: y), row,
        bounds.width)
    }
    layers.recycle(layer)
    return true
  }
}

extension DisplayList {
  /// The greatest standard deviation of the blur of glass in the list, in pixels; nil if there is no
  /// glass that sees a backdrop.
  package func deviationOfGlass(_ scale: CGFloat) -> Double? {
    var greatest: Double?
    for case .group(let effect, let inner) in items {
      var deviation: Double?
      switch effect {
      case .glass(let radius, _): deviation = Double(radius * scale)
      case .transform(let transform):
        deviation = inner.deviationOfGlass(scale * Matrix(transform).meanScale)
      // These draw their content into a layer, in which glass has no backdrop.
      case .alphaThreshold, .projection, .composite: break
      default: deviation = inner.deviationOfGlass(scale)
      }
      if let deviation { greatest = max(greatest ?? 0, deviation) }
    }
    return greatest
  }
}

extension ListPainter {
  /// Moves pixels near the rim of a pane outwards, as a convex edge does.
  ///
  /// 1. The coverage of the pane is blurred: its slope points inwards, is steepest at the rim and
  ///    vanishes at the width of the rim.
  /// 2. Each pixel takes the colour that is farther inside, in proportion to the slope.
  private func refract(
    _ pixels: Surface, _ pane: PixelRect, _ list: DisplayList, _ frost: Frost, _ context: Context
  ) {
    let scale = Matrix(context.transform).meanScale
    let deviation = min(frost.rim * scale / 2, 256)
    guard deviation > 0.5 else { return }
    let blur = GaussianBlur(deviation: deviation)
    // The slope is measured over a distance at which 8 bits are fine enough.
    let step = max(1, Int(deviation / 2))
    let field = pane.insetBy(-step)
    let area = field.insetBy(-blur.sourceReach)
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: area.width * area.height)
    let slopes = UnsafeMutablePointer<UInt8>.allocate(capacity: field.width * field.height)
    defer {
      coverage.deallocate()
      slopes.deallocate()
    }
    withLayer(of: list, area, context) { layer in
      for y in area.minY..<area.maxY {
        extractAlpha(
          layer.pointer(x: area.minX, y: y), coverage + (y - area.minY) * area.width, area.width)
      }
    }
    blur.apply(
      coverage, width: area.width, height: area.height, channels: 1,
      origin: (area.minX, area.minY), to: slopes,
      window: field.offsetBy(x: -area.minX, y: -area.minY))
    let source = layers.take(pane)
    for y in pane.minY..<pane.maxY {
      memcpy(source.pointer(x: pane.minX, y: y), pixels.pointer(x: pane.minX, y: y), pane.width * 4)
    }
    // At a straight rim, the blurred coverage rises by 255 / (deviation · √(2π)) a pixel.
    let rise = 255 * 0.398942 / deviation * Double(2 * step)
    let factor = frost.refraction * scale / rise
    let stride = field.width
    for y in pane.minY..<pane.maxY {
      let target = pixels.pointer(x: pane.minX, y: y)
      let row = slopes + (y - field.minY) * stride + step
      for x in 0..<pane.width {
        let slopeX = Int(row[x + step]) - Int(row[x - step])
        let slopeY = Int(row[x + step * stride]) - Int(row[x - step * stride])
        if slopeX == 0, slopeY == 0 { continue }
        let fromX = pane.minX + x + Int((Double(slopeX) * factor).rounded())
        let fromY = y + Int((Double(slopeY) * factor).rounded())
        target[x] =
          source.pointer(
            x: min(max(fromX, pane.minX), pane.maxX - 1),
            y: min(max(fromY, pane.minY), pane.maxY - 1))[0]
      }
    }
    layers.recycle(source)
  }
}

/// Frosts pixels: each component becomes a multiple of itself plus an amount that depends on the
/// luminance.
private func apply(_ frost: Frost, to pixels: UnsafeMutablePointer<UInt32>, _ count: Int) {
  /// A value in fixed point with 16 fractional bits.
  func fixed(_ value: Double) -> Int32 {
    Int32(value.isFinite ? max(-4096, min(4096, value)) * 65536 : 0)
  }
  let opacity = max(0, min(1, frost.opacity)), seen = 1 - opacity
  // One entry for each quarter step of the luminance.
  let shades = (0...1020).map { index in
    let luminance = Double(index) / 1020
    let grey = seen * (1 - frost.saturation) * luminance
    return fixed(255 * (grey + opacity * frost.shade(over: luminance) + frost.brightness))
  }
  // A transparent backdrop counts as white.
  let veil = ResolvedColor(
    red: Float(frost.shades.w), green: Float(frost.shades.w), blue: Float(frost.shades.w))
  frostPixels(
    pixels, count, fixed(seen * frost.saturation), shades,
    PremultipliedColor(veil, opacity: opacity).pixel)
}

/// Mixes a row with another in proportion to coverage.
func replaceRow(
  _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafeMutablePointer<UInt32>,
  _ coverage: UnsafePointer<UInt8>, _ count: Int
) {
  restoreRow(source, target, coverage, count)
  memcpy(target, source, count * 4)
}
