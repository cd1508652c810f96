@_spi(Inlined) import Drawing
import Foundation

/// The bitmaps of a picture, so that each image is reduced once for all parts of the picture.
///
/// A cache is thread-safe. A thread waits while another reduces the same image.
final class ReducedBitmapCache: @unchecked Sendable {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var reduction: ReducedBitmap.Reduction
  }

  private final class Entry {
    /// Retained, so that its object identifier stays unique.
    let image: DisplayImage
    let lock = NSLock()
    var bitmap: ReducedBitmap?

    init(_ image: DisplayImage) { self.image = image }
  }

  private let lock = NSLock()
  private var entries = GenerationCache<Key, Entry>(limit: pixelLimit)
  /// The number of pixels in a generation: 16 MB.
  private static let pixelLimit = 4 << 20

  func bitmap(of image: DisplayImage, _ reduction: ReducedBitmap.Reduction) -> ReducedBitmap {
    let key = Key(image: ObjectIdentifier(image), reduction: reduction)
    let entry = lock.withLock {
      if let known = entries.value(for: key) { return known }
      let entry = Entry(image)
      let (width, height) = reduction.size(of: image)
      entries.insert(entry, for: key, cost: width * height)
      return entry
    }
    return entry.lock.withLock {
      if let known = entry.bitmap { return known }
      let bitmap = ReducedBitmap(image, reduction)
      entry.bitmap = bitmap
      return bitmap
    }
  }
}
