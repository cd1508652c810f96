internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

extension ListPainter {
  /// Draws a list as a pane of frosted glass over the backdrop on its surface.
  ///
  /// In an offscreen layer, the backdrop is the content that the layer already has.
  func drawGlass(
    _ list: DisplayList, _ radius: CGFloat, _ frost: Frost, _ context: Context
  ) {
    let pane = displayBounds.of(list, context.transform).intersection(context.clip)
    let blur = GaussianBlur(deviation: Double(radius) * Matrix(context.transform).meanScale)
    if pane.isEmpty { return }
    let seen = pane.insetBy(-blur.sourceReach).intersection(context.surface.bounds)
    let beneath = layers.take(seen)
    for y in seen.minY..<seen.maxY {
      memcpy(
        beneath.pointer(x: seen.minX, y: y), context.surface.pointer(x: seen.minX, y: y),
        seen.width * 4)
    }
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
private func replaceRow(
  _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafeMutablePointer<UInt32>,
  _ coverage: UnsafePointer<UInt8>, _ count: Int
) {
  restoreRow(source, target, coverage, count)
  memcpy(target, source, count * 4)
}
