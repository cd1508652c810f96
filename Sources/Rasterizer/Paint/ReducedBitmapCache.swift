@_spi(Inlined) import Drawing
import Foundation

/// The bitmaps of a picture, so that each image is reduced once for all parts of the picture.
///
/// Small bitmaps are kept for later pictures of the process while their image exists. A cache is
/// thread-safe. A thread waits while another reduces the same image.
final class ReducedBitmapCache: @unchecked Sendable {
  private struct Key: Hashable {
    var image: ObjectIdentifier
    var reduction: ReducedBitmap.Reduction
  }

  private final class Entry {
    /// A later image may have the identifier of one that no longer exists.
    weak var image: DisplayImage?
    let lock = NSLock()
    var bitmap: ReducedBitmap?

    init(_ image: DisplayImage) { self.image = image }
  }

  private let lock = NSLock()
  private var entries = GenerationCache<Key, Entry>(limit: pixelLimit)
  /// The number of pixels in a generation: 16 MB.
  private static let pixelLimit = 4 << 20

  /// The largest number of pixels in a shared bitmap, so that a generation has at least four.
  private static let sharedPixels = pixelLimit / 4

  /// The cache of all pictures, which keeps the small bitmaps; nil if this one keeps them.
  private let shared: ReducedBitmapCache?
  /// The bitmaps of all pictures of the process.
  static let ofAllPictures = ReducedBitmapCache(shared: nil)

  init(shared: ReducedBitmapCache? = ofAllPictures) {
    self.shared = shared
  }

  func bitmap(of image: DisplayImage, _ reduction: ReducedBitmap.Reduction) -> ReducedBitmap {
    let (width, height) = reduction.size(of: image)
    let cache = width * height <= Self.sharedPixels ? shared : nil
    return (cache ?? self).bitmap(of: image, reduction, cost: width * height)
  }

  private func bitmap(
    of image: DisplayImage, _ reduction: ReducedBitmap.Reduction, cost: Int
  ) -> ReducedBitmap {
    let key = Key(image: ObjectIdentifier(image), reduction: reduction)
    let entry = lock.withLock {
      if let known = entries.value(for: key), known.image === image { return known }
      let entry = Entry(image)
      entries.insert(entry, for: key, cost: cost)
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
