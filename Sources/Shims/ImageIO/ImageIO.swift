import Codecs
@_exported import CoreGraphics
import Drawing
import Foundation

/// A source of pictures; a PNG or JPEG file has one picture.
public final class CGImageSource: @unchecked Sendable {
  /// The picture and whether it is a PNG; nil until the whole file is there.
  private var decoded: (image: DisplayImage, isPNG: Bool)?
  private var isFinal = true
  private let lock = NSLock()

  fileprivate init?(_ data: Data) {
    update(data, isFinal: true)
    guard image != nil else { return nil }
  }

  fileprivate init() {
    isFinal = false
  }

  fileprivate var image: DisplayImage? { lock.withLock { decoded?.image } }
  fileprivate var isPNG: Bool? { lock.withLock { decoded?.isPNG } }

  /// The state of the data: a final part that is not a picture has an unknown type.
  fileprivate var status: CGImageSourceStatus {
    lock.withLock {
      guard decoded == nil else { return .statusComplete }
      return isFinal ? .statusUnknownType : .statusIncomplete
    }
  }

  /// Takes all the data so far.
  fileprivate func update(_ data: Data, isFinal: Bool) {
    let image = try? DisplayImage(imageData: data)
    lock.withLock {
      self.isFinal = isFinal
      decoded = image.map { ($0, data.starts(with: [0x89, 0x50])) }
    }
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

/// The state of a source whose data is given in parts.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends too early.
  case statusUnexpectedEOF = -5
  /// The data is damaged.
  case statusInvalidData
  /// The data is not a picture.
  case statusUnknownType
  /// The header is not complete.
  case statusReadingHeader
  /// Data is missing.
  case statusIncomplete
  /// The picture can be made.
  case statusComplete
}

/// Returns a source that waits for data.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}

/// Gives a source all the data so far; the picture can be made when it is complete.
public func CGImageSourceUpdateData(_ source: CGImageSource, _ data: CFData, _ final: Bool) {
  source.update(data as Data, isFinal: final)
}

/// Gives a source all the data so far; the picture can be made when it is complete.
public func CGImageSourceUpdateDataProvider(
  _ source: CGImageSource, _ provider: CGDataProvider, _ final: Bool
) {
  source.update(provider.data.map { $0 as Data } ?? Data(), isFinal: final)
}

/// Returns the state of a source.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  source.status
}

/// Returns the state of the picture at an index.
public func CGImageSourceGetStatusAtIndex(
  _ source: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  index == 0 ? source.status : .statusUnknownType
}

/// Returns the properties of the file: none.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  source.image == nil ? nil : NSDictionary()
}

/// Returns the number of pictures: 1, and 0 for a source that waits for data.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.image == nil ? 0 : 1 }

/// Returns the type of the file; nil for a source that waits for data.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
  source.isPNG.map { $0 ? "public.png" : "public.jpeg" }
}

/// Returns the picture at an index; nil if there is none.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? source.image.map { CGImage($0) } : nil
}

/// Returns the picture at an index, scaled down to `kCGImageSourceThumbnailMaxPixelSize` pixels on
/// its longer side; nil if there is none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = source.image else { return nil }
  let (width, height) = (CGFloat(image.width), CGFloat(image.height))
  let limit = options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize)
  let side = (limit as? NSNumber).map { CGFloat($0.doubleValue) } ?? (limit as? CGFloat)
  guard let side, side >= 1, max(width, height) > side else { return CGImage(image) }
  let scale = side / max(width, height)
  let size = CGSize(
    width: max(1, (width * scale).rounded()), height: max(1, (height * scale).rounded()))
  let context = CGContext(size: size, scale: 1, isOpaque: false)
  context.interpolationQuality = .high
  context.draw(image, in: CGRect(origin: .zero, size: size))
  return context.makeImage()
}

/// Returns the size of the picture at an index, in pixels; nil if there is none.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = source.image else { return nil }
  return [
    kCGImagePropertyPixelWidth as String: image.width,
    kCGImagePropertyPixelHeight as String: image.height,
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
/// The key of the size of the file, in bytes; it is not among the properties of a picture.
public nonisolated(unsafe) let kCGImagePropertyFileSize: CFString = "FileSize"
/// The option that names the type of the file; it has no effect.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString =
  "kCGImageSourceTypeIdentifierHint"
/// The option to read every second, fourth or eighth pixel; it has no effect.
public nonisolated(unsafe) let kCGImageSourceSubsampleFactor: CFString =
  "kCGImageSourceSubsampleFactor"
