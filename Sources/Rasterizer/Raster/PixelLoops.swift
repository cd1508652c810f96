import Drawing
import Foundation

// A pixel is premultiplied RGBA, red in the lowest byte; CKernels processes rows of pixels.
//
// Four channels are computed at once in 16-bit lanes of a 64-bit word. With t = v + 128,
// (t + (t >> 8)) >> 8 is v / 255 correctly rounded for every v up to 255 · 255.

private let laneMask: UInt64 = 0x00FF_00FF_00FF_00FF
private let laneHalf: UInt64 = 0x0080_0080_0080_0080

/// The four channels of a pixel in lanes: red and blue below, green and alpha above.
@inline(__always)
private func spread(_ pixel: UInt32) -> UInt64 {
  UInt64(pixel & 0x00FF_00FF) | UInt64((pixel &>> 8) & 0x00FF_00FF) &<< 32
}

/// The products in the lanes divided by 255 and packed into a pixel.
@inline(__always)
private func packed(_ products: UInt64) -> UInt32 {
  let t = products &+ laneHalf
  let lanes = ((t &+ ((t &>> 8) & laneMask)) &>> 8) & laneMask
  return UInt32(truncatingIfNeeded: lanes) | UInt32(truncatingIfNeeded: lanes &>> 24)
}

/// A pixel multiplied by a coverage 0…255.
@inline(__always)
func scaled(_ pixel: UInt32, by coverage: UInt32) -> UInt32 {
  packed(spread(pixel) &* UInt64(coverage))
}

/// Copies the alpha of a row of pixels.
func extractAlpha(
  _ source: UnsafePointer<UInt32>, _ alpha: UnsafeMutablePointer<UInt8>, _ count: Int
) {
  var index = 0
  while index < count {
    alpha[index] = UInt8(truncatingIfNeeded: source[index] &>> 24)
    index &+= 1
  }
}
