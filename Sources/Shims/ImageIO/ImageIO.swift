import Codecs
@_exported import CoreGraphics
import Foundation

/// A file with pictures: a PNG or JPEG has one.
public final class CGImageSource: @unchecked Sendable {
  fileprivate let image: DisplayImage
  fileprivate let isPNG: Bool

  fileprivate init?(_ data: Data) {
    guard let image = try? DisplayImage(imageData: data) else { return nil }
    self.image = image
    isPNG = data.starts(with: [0x89, 0x50])
  }
}

/// Returns the pictures of a file; nil if it cannot be read or decoded.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap(CGImageSource.init)
}

/// Returns the pictures of a file's bytes; nil if they cannot be decoded.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSource(data as Data)
}

/// Returns the number of pictures: 1.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

/// Returns the type of the file.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.isPNG ? "public.png" : "public.jpeg"
}

/// Returns a picture; nil if there is none of the index.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? CGImage(source.image) : nil
}

/// Returns a picture of at most `kCGImageSourceThumbnailMaxPixelSize` pixels on its longer side; nil
/// if there is none of the index.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let (width, height) = (CGFloat(source.image.width), CGFloat(source.image.height))
  let limit = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize)
  let side = (limit as? NSNumber).map { CGFloat($0.doubleValue) } ?? (limit as? CGFloat)
  guard let side, side >= 1, max(width, height) > side else { return CGImage(source.image) }
  let scale = side / max(width, height)
  let size = CGSize(
    width: max(1, (width * scale).rounded()), height: max(1, (height * scale).rounded()))
  let context = CGContext(size: size, scale: 1, isOpaque: false)
  context.interpolationQuality = .high
  context.draw(source.image, in: CGRect(origin: .zero, size: size))
  return context.makeImage()
}

/// Returns the size of a picture, in pixels; nil if there is none of the index.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  return [
    kCGImagePropertyPixelWidth as String: source.image.width,
    kCGImagePropertyPixelHeight as String: source.image.height,
  ] as NSDictionary
}

/// The key of the width, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height, in pixels.
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the direction of the pixels.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of whether a decoded picture is kept, which has no effect.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of whether a picture is decoded at once, which has no effect.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
/// The key of whether a thumbnail is made if the file has none, which has no effect.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a thumbnail is made from the whole picture, which has no effect.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a thumbnail follows the direction of the pixels, which has no effect.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The key of the longer side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
