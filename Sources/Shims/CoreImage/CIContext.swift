import Codecs
import CoreVideo
@_spi(Inlined) import Drawing
import Foundation

/// A context that draws pictures of Core Image.
open class CIContext: NSObject, @unchecked Sendable {
  private var cgContext: CGContext?

  /// Creates a context; options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {}
  /// Creates a context.
  public override init() {}
  /// Creates a context that draws into one of Core Graphics.
  public init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
    self.cgContext = cgContext
  }
  /// Creates a context for a device of Metal, which is not used.
  public init(mtlDevice device: AnyObject, options: [CIContextOption: Any]? = nil) {}
  /// Creates a context for a queue of Metal, which is not used.
  public init(mtlCommandQueue commandQueue: AnyObject, options: [CIContextOption: Any]? = nil) {}

  /// The colour space in which filters compute: sRGB.
  open var workingColorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The layout of the pixels between filters.
  open var workingFormat: CIFormat { .RGBA8 }
  /// Frees memory that is kept for later: none is.
  open func clearCaches() {}
  /// The size of the largest picture that is read.
  open func inputImageMaximumSize() -> CGSize {
    CGSize(width: RenderError.sideLimit, height: RenderError.sideLimit)
  }
  /// The size of the largest picture that is drawn.
  open func outputImageMaximumSize() -> CGSize { inputImageMaximumSize() }

  /// Draws a part of a picture into a rectangle of the context of Core Graphics.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let cgContext, let bitmap = createCGImage(image, from: fromRect) else { return }
    cgContext.draw(bitmap, in: inRect)
  }

  // MARK: Bitmaps

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

  /// Draws a part of a picture; nil if it is empty, infinite or too large.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Draws a part of a picture into memory, as bytes in the order of the format, with colours that
  /// are multiplied by alpha.
  ///
  /// A format with other components than bytes has no effect, and a line on standard error says so.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let region = PixelRect(touching: bounds), row = region.width * format.bytesPerPixel
    guard format.bytesPerPixel > 0 else {
      FilterReport.shared.add("a picture cannot be drawn in the format \(format.rawValue)")
      return
    }
    guard !bounds.isInfinite, !region.isEmpty, rowBytes >= row || region.height == 1,
      let pixels = image.grid(in: region)
    else { return }
    let order = format.order
    for y in 0..<region.height {
      let target = (data + y * rowBytes).assumingMemoryBound(to: UInt8.self)
      let source = pixels.bytes + 4 * y * region.width
      for x in 0..<region.width {
        let alpha = Int(source[4 * x + 3])
        if order.count == 1 {
          target[x] = source[4 * x + order[0]]
          continue
        }
        for part in 0..<3 {
          target[4 * x + order[part]] = UInt8((Int(source[4 * x + part]) * alpha + 127) / 255)
        }
        target[4 * x + order[3]] = UInt8(alpha)
      }
    }
  }

  /// Draws a picture into a pixel buffer, whose bottom left is the origin.
  open func render(_ image: CIImage, to buffer: CVPixelBuffer) {
    let size = CGSize(
      width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
    render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: nil)
  }

  /// Draws a part of a picture into a pixel buffer, as far as it has space for it.
  ///
  /// A format with other components than bytes of red, green and blue has no effect, and a line on
  /// standard error says so.
  open func render(
    _ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?
  ) {
    let type = CVPixelBufferGetPixelFormatType(buffer)
    let formats = [
      kCVPixelFormatType_32BGRA: CIFormat.BGRA8, kCVPixelFormatType_32RGBA: .RGBA8,
      kCVPixelFormatType_32ARGB: .ARGB8, kCVPixelFormatType_OneComponent8: .L8,
    ]
    guard let format = formats[type], let bytes = CVPixelBufferGetBaseAddress(buffer) else {
      FilterReport.shared.add("a picture cannot be drawn in the pixel format \(type)")
      return
    }
    let part = CGRect(
      x: bounds.minX, y: bounds.minY,
      width: min(bounds.width, CGFloat(CVPixelBufferGetWidth(buffer))),
      height: min(bounds.height, CGFloat(CVPixelBufferGetHeight(buffer))))
    render(
      image, toBitmap: bytes, rowBytes: CVPixelBufferGetBytesPerRow(buffer), bounds: part,
      format: format, colorSpace: colorSpace)
  }

  // MARK: Files

  /// Returns a picture as PNG data; nil if it is empty, infinite or too large.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    image.bitmap(of: image.extent).flatMap { try? $0.pngData() }
  }

  /// Returns a picture on white as JPEG data; nil if it is empty, infinite or too large.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[CIImageRepresentationOption.lossyCompressionQuality]
    let number = quality as? Double ?? (quality as? CGFloat).map { Double($0) } ?? 0.8
    return image.bitmap(of: image.extent)?.jpegData(quality: number)
  }

  /// Returns a picture as HEIF data: nil, since there is no encoder.
  open func heifRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    FilterReport.shared.add("there is no encoder of HEIF: use PNG or JPEG")
    return nil
  }

  /// Returns a picture as TIFF data: nil, since there is no encoder.
  open func tiffRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    FilterReport.shared.add("there is no encoder of TIFF: use PNG or JPEG")
    return nil
  }

  /// Writes a picture to a PNG file.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(
      pngRepresentation(of: image, format: format, colorSpace: colorSpace), of: image, to: url)
  }

  /// Writes a picture on white to a JPEG file.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    try write(
      jpegRepresentation(of: image, colorSpace: colorSpace, options: options), of: image, to: url)
  }

  /// Fails: there is no encoder of HEIF.
  open func writeHEIFRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    throw CIContextError(reason: "there is no encoder of HEIF; write a PNG or a JPEG")
  }

  private func write(_ data: Data?, of image: CIImage, to url: URL) throws {
    guard let data else {
      throw CIContextError(
        reason: "the picture for \(url.lastPathComponent) has the extent \(image.extent), which is "
          + "empty, infinite or too large; crop it first")
    }
    try data.write(to: url, options: .atomic)
  }
}

/// The reason why a picture was not written.
struct CIContextError: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }
}

/// An option of a file with a picture.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The quality of a JPEG, 0…1.
  public static let lossyCompressionQuality = CIImageRepresentationOption(
    rawValue: "kCGImageDestinationLossyCompressionQuality")
  /// A picture of the depth; it has no effect.
  public static let depthImage = CIImageRepresentationOption(rawValue: "CIImageRepresentationDepth")
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
  /// The layout of the pixels between filters.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// The colour space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether reduced pictures are averaged.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether alpha is multiplied in the result.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether pictures between filters are kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether the GPU works at a low priority.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// Whether drawing uses less power.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// The name of the context.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The layout of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the layout.
  public let rawValue: Int32
  /// Creates a layout by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Opacity, red, green, blue, in bytes.
  public static let ARGB8 = CIFormat(rawValue: 23)
  /// Opacity, blue, green, red, in bytes.
  public static let ABGR8 = CIFormat(rawValue: 22)
  /// Red, green, blue, opacity, in bytes.
  public static let RGBA8 = CIFormat(rawValue: 24)
  /// Blue, green, red, opacity, in bytes.
  public static let BGRA8 = CIFormat(rawValue: 20)
  /// Red, green, blue, opacity, in words of 16 bits.
  public static let RGBA16 = CIFormat(rawValue: 25)
  /// Red, green, blue, opacity, in numbers of 16 bits.
  public static let RGBAh = CIFormat(rawValue: 31)
  /// Red, green, blue, opacity, in numbers of 32 bits.
  public static let RGBAf = CIFormat(rawValue: 34)
  /// Red, in bytes.
  public static let R8 = CIFormat(rawValue: 13)
  /// Opacity, in bytes.
  public static let A8 = CIFormat(rawValue: 11)
  /// Lightness, in bytes.
  public static let L8 = CIFormat(rawValue: 12)

  /// The places of red, green, blue and opacity among the bytes of a pixel; for a format of one
  /// component, the place of that one in RGBA.
  var order: [Int] {
    switch self {
    case .ARGB8: [1, 2, 3, 0]
    case .ABGR8: [3, 2, 1, 0]
    case .BGRA8: [2, 1, 0, 3]
    case .R8, .L8: [0]
    case .A8: [3]
    default: [0, 1, 2, 3]
    }
  }

  /// The bytes of a pixel; 0 for formats that are not drawn.
  var bytesPerPixel: Int {
    switch self {
    case .ARGB8, .ABGR8, .RGBA8, .BGRA8: 4
    case .R8, .L8, .A8: 1
    default: 0
    }
  }
}
