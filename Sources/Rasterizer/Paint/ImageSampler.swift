internal import CKernels
import Drawing
import Foundation

/// Fills rows with a bitmap, in the quality of an `ImageInterpolation`: the nearest pixel;
/// bilinear; bilinear of what boxes average, where it shrinks; or by Lanczos's kernel.
final class ImageSampler {
  let isOpaque: Bool
  private let bitmap: ReducedBitmap
  /// Maps device coordinates to coordinates of the bitmap, in pixels.
  private let inverse: Matrix
  private let interpolation: ImageInterpolation
  /// Whether the bitmap repeats beyond its edges.
  private let isTiled: Bool
  private let opacity: UInt32
  /// The paint that is drawn through the bitmap's alpha.
  private let tint: PaintSource?
  private let tintRow: UnsafeMutablePointer<UInt32>

  /// Creates a sampler that draws the whole bitmap in `rect`; nil if `rect` has no area.
  init?(
    _ image: DisplayImage, rect: CGRect, transform: CGAffineTransform,
    interpolation: ImageInterpolation, tint: PaintSource?, opacity: Double, maximumWidth: Int,
    isTiled: Bool = false, bitmaps: ReducedBitmapCache
  ) {
    let toDevice = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
    let determinant = Double(toDevice.a * toDevice.d - toDevice.b * toDevice.c)
    guard image.width > 0, image.height > 0, determinant.isFinite, determinant != 0 else {
      return nil
    }
    var inverse = Matrix(toDevice.inverted())
    // The number of bitmap pixels that one device pixel spans.
    let reachX = max(abs(inverse.a), abs(inverse.c))
    let reachY = max(abs(inverse.b), abs(inverse.d))
    let reduction: ReducedBitmap.Reduction
    switch interpolation {
    case .none, .low: reduction = .none
    case .high:
      reduction = .lanczos(
        width: Lanczos.count(for: image.width, reach: reachX),
        height: Lanczos.count(for: image.height, reach: reachY))
    case .medium:
      reduction = .boxes(
        width: max(1, min(image.width, Int(min(largestBox, reachX + 0.25)))),
        height: max(1, min(image.height, Int(min(largestBox, reachY + 0.25)))))
    }
    bitmap = bitmaps.bitmap(of: image, reduction)
    let (x, y) = (bitmap.scaleX, bitmap.scaleY)
    (inverse.a, inverse.c, inverse.tx) = (inverse.a * x, inverse.c * x, inverse.tx * x)
    (inverse.b, inverse.d, inverse.ty) = (inverse.b * y, inverse.d * y, inverse.ty * y)
    self.inverse = inverse
    self.interpolation = interpolation
    self.isTiled = isTiled
    self.tint = tint
    self.opacity = UInt32(max(0, min(1, opacity)) * 255 + 0.5)
    isOpaque = tint == nil && self.opacity == 255 && bitmap.isOpaque
    tintRow = .allocate(capacity: tint == nil ? 1 : max(1, maximumWidth))
  }

  deinit { tintRow.deallocate() }

  /// Writes the colours of `count` pixels from (x, y) on.
  func fillRow(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let centerY = Double(y) + 0.5
    let pixels = bitmap.pixels, width = bitmap.width, height = bitmap.height
    let startX = inverse.c * centerY + inverse.tx, startY = inverse.d * centerY + inverse.ty
    if isTiled {
      tileRow(target, x, count, pixels, width, height, startX, startY, inverse.a, inverse.b)
    } else if interpolation == .high {
      Lanczos.sampleRow(
        target, x, count, pixels, width, height, startX, startY, inverse.a, inverse.b)
    } else if interpolation == .none {
      sampleNearest(
        target, x, count, pixels, width, height, startX, startY, inverse.a, inverse.b)
    } else {
      sampleBilinear(
        target, count, x, pixels, width, height, startX, startY, inverse.a, inverse.b)
    }
    if let tint {
      tint.fillRow(tintRow, x: x, y: y, count: count)
      stencilRow(target, tintRow, count)
    }
    if opacity != 255 { fadeRow(target, count, opacity) }
  }
}

/// Samples the nearest pixels; beyond the edges the border pixels repeat.
private func sampleNearest(
  _ target: UnsafeMutablePointer<UInt32>, _ firstX: Int, _ count: Int,
  _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ startX: Double, _ startY: Double,
  _ stepX: Double, _ stepY: Double
) {
  let lastX = width &- 1, lastY = height &- 1
  var index = 0
  while index < count {
    let centerX = Double(firstX &+ index) + 0.5
    var u = startX + stepX * centerX, v = startY + stepY * centerX
    if !(u > 0) { u = 0 }
    if !(v > 0) { v = 0 }
    if u > Double(lastX) { u = Double(lastX) }
    if v > Double(lastY) { v = Double(lastY) }
    target[index] = pixels[Int(v) &* width &+ Int(u)]
    index &+= 1
  }
}

/// Samples a bitmap that repeats in both directions.
private func tileRow(
  _ target: UnsafeMutablePointer<UInt32>, _ firstX: Int, _ count: Int,
  _ pixels: UnsafePointer<UInt32>, _ width: Int, _ height: Int, _ startX: Double, _ startY: Double,
  _ stepX: Double,
  _ stepY: Double
) {
  let spanX = Double(width), spanY = Double(height)
  var index = 0
  while index < count {
    let centerX = Double(firstX &+ index) + 0.5
    var u = startX + stepX * centerX - 0.5, v = startY + stepY * centerX - 0.5
    u -= (u / spanX).rounded(.down) * spanX
    v -= (v / spanY).rounded(.down) * spanY
    if !(u >= 0 && u < spanX) { u = 0 }
    if !(v >= 0 && v < spanY) { v = 0 }
    let fixedX = Int(u * 256 + 0.5), fixedY = Int(v * 256 + 0.5)
    var x0 = fixedX &>> 8, y0 = fixedY &>> 8
    if x0 >= width { x0 = 0 }
    if y0 >= height { y0 = 0 }
    let x1 = x0 &+ 1 < width ? x0 &+ 1 : 0, y1 = y0 &+ 1 < height ? y0 &+ 1 : 0
    let upper = pixels + y0 &* width, lower = pixels + y1 &* width
    target[index] = bilinear(
      upper[x0], upper[x1], lower[x0], lower[x1], UInt64(truncatingIfNeeded: fixedX & 255),
      UInt64(truncatingIfNeeded: fixedY & 255))
    index &+= 1
  }
}

/// The weighted mean of four pixels; shares are in 1/256, and the result is rounded once.
@inline(__always)
private func bilinear(
  _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ shareX: UInt64, _ shareY: UInt64
) -> UInt32 {
  if a == b, b == c, c == d { return a }
  // Two channels in 32-bit lanes: 255 · 2¹⁶ fits.
  let lanes: UInt64 = 0x0000_00FF_0000_00FF
  let wA = (256 &- shareX) &* (256 &- shareY), wB = shareX &* (256 &- shareY)
  let wC = (256 &- shareX) &* shareY, wD = shareX &* shareY
  func pair(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 255) | UInt64(pixel & 0xFF0000) &<< 16
  }
  let half: UInt64 = 0x0000_8000_0000_8000
  let even = (pair(a) &* wA &+ pair(b) &* wB &+ pair(c) &* wC &+ pair(d) &* wD &+ half) &>> 16
  let odd =
    (pair(a &>> 8) &* wA &+ pair(b &>> 8) &* wB &+ pair(c &>> 8) &* wC
      &+ pair(d &>> 8) &* wD &+ half) &>> 16
  let low = even & lanes, high = odd & lanes
  let evenPixel = UInt32(truncatingIfNeeded: low | low &>> 16)
  let oddPixel = UInt32(truncatingIfNeeded: high | high &>> 16)
  return (evenPixel & 0x00FF_00FF) | (oddPixel & 0x00FF_00FF) &<< 8
}

/// Replaces the pixels by those of `tint`, multiplied by the previous alpha.
private func stencilRow(
  _ target: UnsafeMutablePointer<UInt32>, _ tint: UnsafePointer<UInt32>, _ count: Int
) {
  var index = 0
  while index < count {
    target[index] = scaled(tint[index], by: target[index] &>> 24)
    index &+= 1
  }
}

private func fadeRow(
  _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ opacity: UInt32
) {
  var index = 0
  while index < count {
    target[index] = scaled(target[index], by: opacity)
    index &+= 1
  }
}

/// The largest side of a box of pixels that are averaged, so that it converts to `Int`.
private let largestBox = 1e6
