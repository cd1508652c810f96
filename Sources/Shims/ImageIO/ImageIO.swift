import Codecs
@_exported import CoreGraphics
import Foundation

/// A source of pictures; a PNG or JPEG file has one picture.
public final class CGImageSource: @unchecked Sendable {
  fileprivate let image: DisplayImage
  fileprivate let isPNG: Bool

  fileprivate init?(_ data: Data) {
    guard let image = try? DisplayImage(imageData: data) else { return nil }
    self.image = image
    isPNG = data.starts(with: [0x89, 0x50])
  }
}

/// Returns the source for a file; nil if it cannot be read or decoded.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap(CGImageSource.init)
}

/// Returns the source for the data of a file; nil if it cannot be decoded.
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

/// Returns the picture at an index; nil if there is none.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? CGImage(source.image) : nil
}

/// Returns the picture at an index, scaled down to `kCGImageSourceThumbnailMaxPixelSize` pixels on
/// its longer side; nil if there is none.
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

/// Returns the size of the picture at an index, in pixels; nil if there is none.
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
/// The key of the orientation of the pixels.
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
/// The option to cache decoded pictures; it has no effect.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option to decode a picture at once; it has no effect.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString =
  "kCGImageSourceShouldCacheImmediately"
/// The option to make a thumbnail if the file has none; it has no effect.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option to make a thumbnail from the whole picture; it has no effect.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option to rotate a thumbnail by the orientation of the pixels; it has no effect.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The option for the longer side of a thumbnail, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString =
  "kCGImageSourceThumbnailMaxPixelSize"
