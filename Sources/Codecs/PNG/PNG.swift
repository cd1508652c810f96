internal import CKernels
internal import CPNG
@_spi(Inlined) import Drawing
import Foundation

extension Pixmap {
  /// The image as a PNG without filters, time or text, in the smallest pixel format that is exact.
  ///
  /// The same image always produces the same pixels; the bytes also depend on the versions of the
  /// compression libraries.
  public func pngData(
    _ compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws(RenderError) -> Data {
    try bytes.pngData(
      width: width, height: height, isPremultiplied: true, compression, depth, colorSpace)
  }

  /// A part of the image, which must be within it, as an RGBA or RGB PNG.
  func pngData(of part: PixelRect, hasAlpha: Bool) throws(RenderError) -> Data {
    try bytes.withSource(width: width, isPremultiplied: true) { (source) throws(RenderError) in
      var source = source
      source.pixels += (part.minY * width + part.minX) * 4
      return try PNGEncoder(
        width: part.width, height: part.height, format: hasAlpha ? .rgba : .rgb,
        compression: .fast, colorSpace: colorSpace
      ).data(of: source)
    }
  }

  /// Writes the image to a PNG file, atomically.
  public func write(
    to url: URL, compression: PNGCompression = .fast
  ) throws(RenderError) {
    let data = try pngData(compression)
    let file = try AtomicFile(at: url.path)
    try file.write(data)
    try file.commit()
  }

  /// Reads a PNG of any kind; its color space is sRGB unless the file declares Display P3.
  public init(pngData: Data) throws(RenderError) {
    var decoded = try DecodedPNG(pngData)
    if !decoded.isOpaque {
      decoded.pixels.withUnsafeMutableBytes { buffer in
        guard let base = buffer.baseAddress else { return }
        premultiply(base.assumingMemoryBound(to: UInt32.self), buffer.count / 4)
      }
    }
    self.init(width: decoded.width, height: decoded.height, bytes: decoded.pixels)
    colorSpace = PixelColorSpace(ofPNG: pngData)
  }

  /// Whether every pixel is opaque.
  package var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      return isRowOpaque(base, width * height)
    }
  }
}

extension DisplayImage {
  /// Reads a PNG of any kind.
  package convenience init(pngData: Data) throws(RenderError) {
    let decoded = try DecodedPNG(pngData)
    self.init(width: decoded.width, height: decoded.height, pixels: decoded.pixels)
  }

  /// Copies the pixels of a pixmap.
  package convenience init(_ picture: Pixmap) {
    var pixels = picture.bytes
    if !picture.isOpaque {
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        straightenRow(base, base, buffer.count / 4)
      }
    }
    self.init(width: picture.width, height: picture.height, pixels: pixels)
  }

  /// The image as a PNG.
  package func pngData() throws(RenderError) -> Data {
    try pixels.pngData(width: width, height: height, isPremultiplied: false, .small, .eight, .sRGB)
  }
}

extension [UInt8] {
  fileprivate func pngData(
    width: Int, height: Int, isPremultiplied: Bool, _ compression: PNGCompression,
    _ depth: PNGDepth, _ colorSpace: PixelColorSpace
  ) throws(RenderError) -> Data {
    guard width > 0, height > 0 else { throw .encodingFailed(reason: "it has no pixels") }
    return try withSource(width: width, isPremultiplied: isPremultiplied) {
      (source) throws(RenderError) in
      var survey = PNGSurvey(depth: depth, isKnownOpaque: false)
      survey.add(source, width: width, height: height)
      return try PNGEncoder(
        width: width, height: height, format: survey.finish(), compression: compression,
        colorSpace: colorSpace
      ).data(of: source)
    }
  }

  /// Passes the pixels to a closure; a `Result` keeps the error type, which the buffer closure
  /// would erase.
  fileprivate func withSource(
    width: Int, isPremultiplied: Bool,
    _ body: (PNGPixelFormat.Source) throws(RenderError) -> Data
  ) throws(RenderError) -> Data {
    let result = withUnsafeBufferPointer { buffer -> Result<Data, RenderError> in
      guard let base = buffer.baseAddress else {
        return .failure(.encodingFailed(reason: "it has no pixels"))
      }
      return Result { () throws(RenderError) in
        try body(.init(pixels: base, stride: width * 4, isPremultiplied: isPremultiplied))
      }
    }
    return try result.get()
  }
}

extension PNGEncoder {
  fileprivate func data(of source: PNGPixelFormat.Source) throws(RenderError) -> Data {
    let file = CollectedBytes()
    try encode(MemoryRows(source: source), to: file)
    return file.data
  }
}

extension DecodedPNG {
  /// Reads a PNG of any kind.
  init(_ data: Data) throws(RenderError) {
    // A `Result` keeps the error type, which the closure would erase.
    let result = data.withUnsafeBytes { raw in
      let bytes = raw.bindMemory(to: UInt8.self)
      return PNGDecoder.decode(bytes).map { Result.success($0) } ?? Self.decodeWithLibpng(bytes)
    }
    self = try result.get()
  }

  /// Reads a PNG of any kind with libpng, which supports all of them.
  static func decodeWithLibpng(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Result<DecodedPNG, RenderError> {
    guard let base = bytes.baseAddress else {
      return .failure(.invalidPNG(reason: "there is no data"))
    }
    var coder = cpng_coder()
    defer { cpng_decode_free(&coder) }
    // The limit of libpng is higher, so that the error below can report the size.
    guard cpng_decode_begin(&coder, base, bytes.count, 1_000_000) == 1 else {
      return .failure(.invalidPNG(reason: message(of: coder)))
    }
    let width = Int(coder.width), height = Int(coder.height)
    do {
      try PictureMemory.check(width: width, height: height)
    } catch {
      return .failure(error)
    }
    var isComplete = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      isComplete = cpng_decode_rows(&coder, target) == 1
      count = isComplete ? width * height * 4 : 0
    }
    guard isComplete else { return .failure(.invalidPNG(reason: message(of: coder))) }
    return .success(DecodedPNG(width: width, height: height, pixels: pixels, isOpaque: false))
  }
}

private func message(of coder: cpng_coder) -> String {
  let text = withUnsafeBytes(of: coder.message) { raw in
    String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
  }
  return text.isEmpty ? "out of memory" : text
}
