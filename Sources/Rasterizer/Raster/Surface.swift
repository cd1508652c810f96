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

/// Reusable memory for offscreen layers.
struct LayerPool: ~Copyable {
  /// The number of pixels in use (512 MB, twenty screens of the largest phone) above which groups
  /// are drawn without their effects.
  private static let limit = 128 << 20

  private var used = 0
  private var free: [(pixels: UnsafeMutablePointer<UInt32>, capacity: Int)] = []

  deinit {
    for block in free { block.pixels.deallocate() }
  }

  /// Whether the pool is at its limit, so that no group should take another layer.
  var isExhausted: Bool { used >= Self.limit }

  /// A surface of undefined content.
  mutating func take(_ bounds: PixelRect) -> Surface {
    let count = max(1, bounds.width * bounds.height)
    used += count
    if let index = free.firstIndex(where: { $0.capacity >= count }) {
      return Surface(bounds: bounds, pixels: free.remove(at: index).pixels)
    }
    return Surface(bounds: bounds, pixels: .allocate(capacity: count))
  }

  /// Returns a surface to the pool.
  mutating func recycle(_ surface: Surface) {
    let count = max(1, surface.bounds.width * surface.bounds.height)
    used -= count
    if free.count < 4 {
      free.append((surface.pixels, count))
    } else {
      surface.pixels.deallocate()
    }
  }
}
