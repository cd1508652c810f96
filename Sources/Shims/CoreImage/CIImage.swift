import Codecs
@_exported import CoreGraphics
import CoreVideo
@_spi(Inlined) import Drawing
import Foundation
@_exported import ImageIO
@_exported import ObjectiveCNames

/// A picture that is computed when a context draws it, for code written for Core Image.
///
/// Coordinates are in pixels from the bottom left. Components are gamma-encoded sRGB while filters
/// compute, unless a filter needs linear light.
public final class CIImage: NSObject, @unchecked Sendable {
  /// The rectangle with content; infinite for a colour without bounds.
  public let extent: CGRect
  /// The file that the picture was read from.
  public let url: URL?
  /// The bitmap that the picture was made from.
  public let cgImage: CGImage?
  /// The quality of the picture at another size.
  let interpolation: ImageInterpolation
  /// Draws the pixels of a region inside the extent; nil if a picture in between is too large.
  private let content: @Sendable (PixelRect) -> PixelGrid?

  init(
    extent: CGRect, interpolation: ImageInterpolation = .medium, url: URL? = nil,
    cgImage: CGImage? = nil, content: @escaping @Sendable (PixelRect) -> PixelGrid?
  ) {
    self.extent = extent
    self.interpolation = interpolation
    self.url = url
    self.cgImage = cgImage
    self.content = content
  }

  /// Creates a picture without content.
  public override convenience init() { self.init(extent: .null) { PixelGrid($0) } }

  /// Creates a picture from a bitmap.
  public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

  /// Creates a picture from a bitmap; options have no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(image.image, cgImage: image)
  }

  /// Creates a picture from encoded data; nil if it is not a picture.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Creates a picture from encoded data; nil if it is not a picture.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let image = try? DisplayImage(imageData: data) else { return nil }
    self.init(image, cgImage: CGImage(image))
  }

  /// Creates a picture from a file; nil if the file is missing or not a picture.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Creates a picture from a file; nil if the file is missing or not a picture.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard let data = try? Data(contentsOf: url), let image = try? DisplayImage(imageData: data)
    else { return nil }
    self.init(image, url: url, cgImage: CGImage(image))
  }

  /// Creates a picture from bytes in the order of a format; transparent where bytes are missing.
  public convenience init(
    bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let bytes = [UInt8](data), order = format.order
    let region = PixelRect(touching: CGRect(origin: .zero, size: size))
    self.init(extent: region.rect) { part in
      PixelGrid.make(part) { x, y in
        let place = (region.maxY - 1 - y) * bytesPerRow + 4 * x
        guard bytesPerRow >= 4 * region.width, place >= 0, place + 4 <= bytes.count else {
          return .clear
        }
        let color = order.map { Float(bytes[place + $0]) / 255 }
        guard color[3] > 0 else { return .clear }
        return Pixel(color[0] / color[3], color[1] / color[3], color[2] / color[3], color[3])
      }
    }
  }

  /// Creates a picture of one colour without bounds.
  public convenience init(color: CIColor) {
    let pixel = Pixel(color)
    self.init(extent: .infinite, interpolation: .none) { region in
      let grid = PixelGrid(region)
      return pixel.alpha > 0 ? grid.map { _ in pixel } : grid
    }
  }

  /// Creates a picture of a pixel buffer, as it is now; empty for formats without 8 bits per
  /// component.
  public convenience init(cvPixelBuffer buffer: CVPixelBuffer) {
    guard let pixels = BufferPixels(buffer) else {
      self.init(extent: .null) { PixelGrid($0) }
      return
    }
    let size = CGSize(width: pixels.width, height: pixels.height)
    self.init(extent: CGRect(origin: .zero, size: size)) { part in
      PixelGrid.make(part) { x, y in pixels[x, pixels.height - 1 - y] }
    }
  }

  /// Creates a picture of a pixel buffer, as it is now.
  public convenience init(
    cvPixelBuffer buffer: CVPixelBuffer, options: [CIImageOption: Any]?
  ) { self.init(cvPixelBuffer: buffer) }

  /// Creates a picture of a pixel buffer, as it is now.
  public convenience init(
    cvImageBuffer buffer: CVImageBuffer, options: [CIImageOption: Any]? = nil
  ) { self.init(cvPixelBuffer: buffer) }

  /// Creates a picture from pixels with the origin at the bottom left.
  convenience init(
    _ image: DisplayImage, interpolation: ImageInterpolation = .medium, url: URL? = nil,
    cgImage: CGImage? = nil
  ) {
    let whole = PixelRect(minX: 0, minY: 0, maxX: image.width, maxY: image.height)
    self.init(extent: whole.rect, interpolation: interpolation, url: url, cgImage: cgImage) {
      region in
      let grid = PixelGrid(region), shared = region.intersection(whole)
      image.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress, !shared.isEmpty else { return }
        for y in shared.minY..<shared.maxY {
          let source = 4 * ((whole.maxY - 1 - y) * whole.width + shared.minX)
          (grid.bytes + grid.place(shared.minX, y)).update(
            from: base + source, count: 4 * shared.width)
        }
      }
      return grid
    }
  }

  /// Returns a picture without content.
  public class func empty() -> CIImage { CIImage() }

  /// The metadata of the picture: none.
  public var properties: [String: Any] { [:] }
  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  // MARK: Pixels

  /// Draws the pixels of a region; nil if it, or a picture in between, is too large.
  func grid(in region: PixelRect) -> PixelGrid? {
    guard region.width <= RenderError.sideLimit, region.height <= RenderError.sideLimit,
      region.width * region.height * 4 <= RenderError.byteLimit
    else { return nil }
    let part = region.intersection(PixelRect(touching: extent))
    return part.isEmpty ? PixelGrid(region) : content(part)?.placed(in: region)
  }

  /// Draws the whole picture; if it has no bounds, the part around a region.
  func grid(around region: PixelRect, reach: Int) -> PixelGrid? {
    extent.isInfinite
      ? grid(in: region.insetBy(-reach)) : grid(in: PixelRect(touching: extent))
  }

  /// Draws a part of the picture; nil if the part is empty or too large.
  func bitmap(of rect: CGRect) -> DisplayImage? {
    guard !rect.isInfinite, rect.minX.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    let region = PixelRect(touching: rect)
    return region.isEmpty ? nil : grid(in: region)?.image
  }
}

/// An option of a picture; it has no effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colour space of the pixels.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// The properties of the file.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether the picture is turned as its file says.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
  /// Whether sampling is nearest.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
  /// Whether the colours of a picture of high dynamic range are kept.
  public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
  /// Whether a depth map is read.
  public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
  /// Whether a portrait's mask is read.
  public static let auxiliaryPortraitEffectsMatte = CIImageOption(
    rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
}
