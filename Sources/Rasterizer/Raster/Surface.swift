internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// A pixel buffer to draw on: premultiplied RGBA, one `UInt32` each (red in the lowest byte),
/// covering `bounds` of device space.
struct Surface {
  let bounds: PixelRect
  let pixels: UnsafeMutablePointer<UInt32>

  /// The pixel at device coordinates inside `bounds`.
  func pointer(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    pixels + ((y &- bounds.minY) &* bounds.width &+ (x &- bounds.minX))
  }

  /// Sets every pixel of some rows to one color.
  func clear(_ rows: PixelRect, to color: UInt32 = 0) {
    let target = pointer(x: bounds.minX, y: rows.minY), count = bounds.width * rows.height
    if color == (color & 0xFF) &* 0x0101_0101 {
      memset(target, Int32(color & 0xFF), count * 4)
    } else {
      fillPixels(target, count, color)
    }
  }
}
