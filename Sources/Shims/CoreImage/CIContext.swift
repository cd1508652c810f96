import Codecs
import Drawing
import Foundation

/// A context that draws pictures of Core Image.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context; options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {}
  /// Creates a context.
  public override init() {}

  /// Draws a part of a picture; nil if it is empty, infinite or too large.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.bitmap(of: fromRect).map { CGImage($0) }
  }

  /// Draws a part of a picture; nil if it is empty, infinite or too large.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Draws a part of a picture into memory, as 8-bit RGBA.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let picture = image.bitmap(of: bounds) else { return }
    let row = picture.width * 4
    guard rowBytes >= row else { return }
    for y in 0..<picture.height {
      let bytes = Array(picture.pixels[y * row..<(y + 1) * row])
      (data + y * rowBytes).copyMemory(from: bytes, byteCount: row)
    }
  }
}

/// An option of a context; it has no effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the CPU draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The colour space in which filters compute.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colour space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// The layout of pixels; always 8-bit RGBA.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the layout.
  public let rawValue: Int32
  /// Creates a layout by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue, opacity.
  public static let RGBA8 = CIFormat(rawValue: 24)
  /// Blue, green, red, opacity.
  public static let BGRA8 = CIFormat(rawValue: 20)
}
