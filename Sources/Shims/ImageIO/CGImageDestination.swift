import Codecs
import CoreGraphics
import Foundation

/// A file that receives a picture, as PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
  private enum Target {
    case data(CFMutableData)
    case file(URL)
  }
  private let target: Target
  private let isPNG: Bool
  private var image: CGImage?
  private var quality: CGFloat = 0.9

  private init?(_ target: Target, type: CFString) {
    guard ["public.png", "public.jpeg"].contains(type as String) else { return nil }
    self.target = target
    isPNG = type as String == "public.png"
  }

  convenience init?(data: CFMutableData, type: CFString) { self.init(.data(data), type: type) }
  convenience init?(file: URL, type: CFString) { self.init(.file(file), type: type) }

  func add(_ image: CGImage, _ properties: CFDictionary?) {
    let key = kCGImageDestinationLossyCompressionQuality
    if let quality = properties?.object(forKey: key) as? NSNumber {
      self.quality = CGFloat(quality.doubleValue)
    }
    self.image = self.image ?? image
  }

  /// Writes the first picture and returns whether it is complete.
  func finish() -> Bool {
    guard let image,
      let data = isPNG ? try? image.image.pngData() : image.image.jpegData(quality: quality)
    else { return false }
    switch target {
    case .data(let result):
      result.append(data)
      return true
    case .file(let file): return (try? data.write(to: file, options: .atomic)) != nil
    }
  }
}

/// Returns a destination for data; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(data: data, type: type)
}

/// Returns a destination for a file; nil for a type other than PNG and JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(file: url as URL, type: type)
}

/// Adds a picture; only the first one is written.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  destination.add(image, properties)
}

/// Adds a picture of a source.
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int,
  _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
  destination.add(image, properties)
}

/// Accepts properties of the file, which is written without any.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {}

/// Writes the file and returns whether it is complete.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
  destination.finish()
}

/// The option for the quality of a JPEG, from 0 to 1.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The key of the properties of a GIF, of which none are known.
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the properties of a PNG, of which none are known.
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of the properties of an HEICS, of which none are known.
public nonisolated(unsafe) let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// The key of the properties of a camera, of which none are known.
public nonisolated(unsafe) let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the properties of a TIFF, of which none are known.
public nonisolated(unsafe) let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the place of a photograph, which is not known.
public nonisolated(unsafe) let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the time that a picture of a GIF is shown, in seconds.
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of that time as it is stored.
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The key of the time that a picture of an animated PNG is shown, in seconds.
public nonisolated(unsafe) let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key of that time as it is stored.
public nonisolated(unsafe) let kCGImagePropertyAPNGUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The key of the number of times that an animated PNG is shown; 0 is forever.
public nonisolated(unsafe) let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The key of the time that a picture of an HEICS is shown, in seconds.
public nonisolated(unsafe) let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// The key of that time as it is stored.
public nonisolated(unsafe) let kCGImagePropertyHEICSUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The key of the number of times that an HEICS is shown; 0 is forever.
public nonisolated(unsafe) let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// The key of the properties of a WebP, of which none are known.
public nonisolated(unsafe) let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The key of the time that a picture of a WebP is shown, in seconds.
public nonisolated(unsafe) let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The key of that time as it is stored.
public nonisolated(unsafe) let kCGImagePropertyWebPUnclampedDelayTime: CFString =
  "UnclampedDelayTime"
/// The key of the number of times that a WebP is shown; 0 is forever.
public nonisolated(unsafe) let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The key of the number of times that a GIF is shown; 0 is forever.
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
