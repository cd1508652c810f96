@_spi(Inlined) import Drawing
import Foundation

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
