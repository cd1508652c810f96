import Drawing
import Foundation
@_exported import ObjectiveCNames

/// A bitmap, for code written for Core Graphics.
public final class CGImage: Hashable, Sendable {
  package let image: DisplayImage

  /// Whether the image is a mask, whose dark pixels are those to paint.
  public let isMask: Bool

  package init(_ image: DisplayImage, isMask: Bool = false) {
    (self.image, self.isMask) = (image, isMask)
  }

  /// The width, in pixels.
  public var width: Int { image.width }
  /// The height, in pixels.
  public var height: Int { image.height }
  /// The number of bits of a component: 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { image.width * 4 }
  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The position of alpha in a pixel: the last byte; colours are not premultiplied.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }
  /// The bytes of the pixels.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(image.pixels) as NSData) }

  /// Returns the part in a rectangle, in pixels; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let size = CGSize(width: width, height: height)
    let part = rect.intersection(CGRect(origin: .zero, size: size))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let unit = CGRect(
      x: part.minX / size.width, y: part.minY / size.height, width: part.width / size.width,
      height: part.height / size.height)
    return CGImage(image.cropped(to: unit))
  }

  /// Returns the image.
  public func copy() -> CGImage? { self }

  /// Whether two images have the same pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.image == right.image }

  /// Adds the size to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

/// The position of alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha.
  case none
  /// Alpha is the last byte; colours are premultiplied.
  case premultipliedLast
  /// Alpha is the first byte; colours are premultiplied.
  case premultipliedFirst
  /// Alpha is the last byte.
  case last
  /// Alpha is the first byte.
  case first
  /// The last byte is ignored.
  case noneSkipLast
  /// The first byte is ignored.
  case noneSkipFirst
  /// There are no colours.
  case alphaOnly
}

/// The layout of a pixel.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the position of alpha.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// Words of 32 bits have the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of 32 bits have the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The bytes of a file or an object.
public final class CGDataProvider: @unchecked Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes.
  public init?(data: CFData) {
    self.data = data
  }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.data = data as NSData
  }
}

/// The quality of a scaled picture.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The system decides.
  case `default`
  /// The nearest pixel.
  case none
  /// A fast interpolation.
  case low
  /// The best interpolation.
  case high
  /// An interpolation between low and high quality.
  case medium
}
