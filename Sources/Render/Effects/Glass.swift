internal import CKernels
import Foundation
import LayoutDSL

extension ListPainter {
  /// Draws a list as a pane of frosted glass over what its surface shows.
  ///
  /// Inside a group that is drawn apart, that is what the group has drawn before.
  func drawGlass(
    _ list: DisplayList, _ radius: CGFloat, _ saturation: Double, _ opacity: Double,
    _ context: Context
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
    // Beyond the edge of the picture lies nothing, which must not darken it.
    if isOpaque { makeOpaque(blurred.pixels, count) }
    mapColors(blurred.pixels, count, .saturation(saturation), isLinear: false)
    let veil = UInt32(max(0, min(1, opacity)) * 255 + 0.5)
    let coverage = UnsafeMutablePointer<UInt8>.allocate(capacity: pane.width)
    defer { coverage.deallocate() }
    withLayer(of: list, pane, context) { layer in
      for y in pane.minY..<pane.maxY {
        let target = context.surface.pointer(x: pane.minX, y: y)
        let row = blurred.pointer(x: pane.minX, y: y)
        let glass = layer.pointer(x: pane.minX, y: y)
        extractAlpha(glass, coverage, pane.width)
        blendVeil(row, glass, pane.width, veil)
        replaceRow(target, row, coverage, pane.width)
      }
    }
    layers.recycle(blurred)
  }
}

/// Lays the colours of a premultiplied row, as if it were opaque wherever it is at all, over another.
private func blendVeil(
  _ target: UnsafeMutablePointer<UInt32>, _ veil: UnsafeMutablePointer<UInt32>, _ count: Int,
  _ opacity: UInt32
) {
  makeOpaque(veil, count)
  blendRow(target, veil, count, opacity)
}

/// Goes from a row to another in proportion to coverage.
private func replaceRow(
  _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafeMutablePointer<UInt32>,
  _ coverage: UnsafePointer<UInt8>, _ count: Int
) {
  restoreRow(source, target, coverage, count)
  memcpy(target, source, count * 4)
}
