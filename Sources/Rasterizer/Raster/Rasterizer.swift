internal import CKernels
import Drawing
import Foundation

/// Draws a display list into pixels.
///
/// The same list produces the same pixels in every build and on every machine.
package struct Rasterizer {
  /// Draws `list` on a canvas of `size` points at `scale` pixels per point, rounded up to whole
  /// pixels, over `background`; nil leaves the background transparent.
  ///
  /// Pass the same `glyphs` to several calls to reuse drawn glyphs. Large pictures are drawn on all
  /// processors unless `isParallel` is false; the pixels are the same.
  package static func render(
    _ list: DisplayList, size: CGSize, scale: CGFloat, background: ResolvedColor? = nil,
    glyphs: GlyphCache = GlyphCache(), isParallel: Bool = true
  ) throws(RenderError) -> Pixmap {
    let (width, height) = try pixelSize(of: size, scale: scale)
    let job = RasterJob(
      list: list, width: width, height: height, scale: scale, background: background,
      glyphs: glyphs, isParallel: isParallel)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      count = width * height * 4
      guard let base = buffer.baseAddress else { return }
      preferHugePages(base, count)
      job.draw(
        rows: 0..<height, into: UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self))
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  /// The size of a picture in pixels; throws if it is invalid or exceeds the limits.
  package static func pixelSize(
    of size: CGSize, scale: CGFloat
  ) throws(RenderError) -> (width: Int, height: Int) {
    let width = Double(size.width * scale), height = Double(size.height * scale)
    guard size.width > 0, size.height > 0, scale > 0, width.isFinite, height.isFinite else {
      throw .invalidSize(
        width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
    // An excess this small over a whole number is a rounding error, not another pixel.
    let pixelWidth = max(1, (width - 1e-6).rounded(.up))
    let pixelHeight = max(1, (height - 1e-6).rounded(.up))
    let side = Double(RenderError.sideLimit)
    guard pixelWidth <= side, pixelHeight <= side,
      pixelWidth * pixelHeight * 4 <= Double(RenderError.byteLimit)
    else {
      throw .tooLarge(width: Int(min(pixelWidth, 1e15)), height: Int(min(pixelHeight, 1e15)))
    }
    return (Int(pixelWidth), Int(pixelHeight))
  }
}
