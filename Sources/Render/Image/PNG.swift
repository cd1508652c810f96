internal import CPNG
import Foundation
import LayoutDSL

extension Pixmap {
  /// The picture as a PNG: 8-bit sRGB without filters, time or text, and without alpha if every
  /// pixel is opaque.
  public func pngData() throws(RenderError) -> Data {
    let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    return try pngData(of: whole, hasAlpha: !isOpaque)
  }

  /// A part of the picture, which must lie within it, as a PNG with or without alpha.
  func pngData(of part: PixelRect, hasAlpha: Bool) throws(RenderError) -> Data {
    var coder = cpng_coder()
    defer { cpng_encode_free(&coder) }
    guard
      cpng_encode_begin(
        &coder, Int32(part.width), Int32(part.height), hasAlpha ? 1 : 0, compressionLevel) == 1
    else { throw .encodingFailed(reason: message(of: coder)) }
    let row = UnsafeMutablePointer<UInt8>.allocate(capacity: part.width * 4)
    defer { row.deallocate() }
    let written = bytes.withUnsafeBufferPointer { buffer -> Bool in
      guard let base = buffer.baseAddress else { return false }
      var y = part.minY
      while y < part.maxY {
        let line = base + (y * width + part.minX) * 4
        hasAlpha ? straightenRow(line, row, part.width) : dropAlpha(line, row, part.width)
        if cpng_encode_row(&coder, row) != 1 { return false }
        y += 1
      }
      return cpng_encode_end(&coder) == 1
    }
    guard written, let result = coder.bytes else {
      throw .encodingFailed(reason: message(of: coder))
    }
    return Data(bytes: result, count: coder.count)
  }

  /// Writes the picture as a PNG file, whole or not at all.
  public func write(to url: URL) throws(RenderError) {
    let data = try pngData()
    do {
      // Goes to another file in the same folder first, which then takes the name.
      try data.write(to: url, options: .atomic)
    } catch {
      throw .cannotWrite(path: url.path, reason: error.localizedDescription)
    }
  }

  /// Reads a PNG of any kind.
  public init(pngData: Data) throws(RenderError) {
    let decoded = try decode(pngData)
    var pixels = decoded.pixels
    premultiplyInPlace(&pixels)
    self.init(width: decoded.width, height: decoded.height, bytes: pixels)
  }

  /// Whether no pixel lets anything through.
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
    let decoded = try decode(pngData)
    self.init(width: decoded.width, height: decoded.height, pixels: decoded.pixels)
  }

  /// Takes the pixels of a picture.
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
}

/// zlib's level.
///
/// A screen of a list takes 19 ms and 301 KiB at level 3, 31 ms and 243 KiB at 5, 36 ms and
/// 237 KiB at 6.
private let compressionLevel: Int32 = 5

/// The straight RGBA bytes of a PNG.
private func decode(
  _ data: Data
) throws(RenderError) -> (width: Int, height: Int, pixels: [UInt8]) {
  // In a closure errors would lose their type; a result keeps it.
  let result = data.withUnsafeBytes { raw -> Result<(Int, Int, [UInt8]), RenderError> in
    guard let base = raw.bindMemory(to: UInt8.self).baseAddress else {
      return .failure(.invalidPNG(reason: "there is no data"))
    }
    var coder = cpng_coder()
    defer { cpng_decode_free(&coder) }
    // libpng's own limit is a little wider, so that our error can tell the size.
    guard cpng_decode_begin(&coder, base, raw.count, 1_000_000) == 1 else {
      return .failure(.invalidPNG(reason: message(of: coder)))
    }
    let width = Int(coder.width), height = Int(coder.height)
    guard width <= RenderError.sideLimit, height <= RenderError.sideLimit,
      width * height * 4 <= RenderError.byteLimit
    else { return .failure(.tooLarge(width: width, height: height)) }
    var isComplete = false
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      guard let target = buffer.baseAddress else { return }
      isComplete = cpng_decode_rows(&coder, target) == 1
      count = isComplete ? width * height * 4 : 0
    }
    return isComplete
      ? .success((width, height, pixels)) : .failure(.invalidPNG(reason: message(of: coder)))
  }
  let (width, height, pixels) = try result.get()
  return (width, height, pixels)
}

private func message(of coder: cpng_coder) -> String {
  let text = withUnsafeBytes(of: coder.message) { raw in
    String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
  }
  return text.isEmpty ? "out of memory" : text
}

private func isRowOpaque(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
  var common: UInt8 = 255
  var index = 3
  let end = count &* 4
  while index < end {
    common &= bytes[index]
    index &+= 4
  }
  return common == 255
}

private func dropAlpha(
  _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int
) {
  var from = 0, to = 0
  let end = count &* 4
  while from < end {
    target[to] = source[from]
    target[to &+ 1] = source[from &+ 1]
    target[to &+ 2] = source[from &+ 2]
    from &+= 4
    to &+= 3
  }
}

/// Divides the colours by alpha, rounding to the nearest.
private func straightenRow(
  _ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: Int
) {
  var index = 0
  let end = count &* 4
  while index < end {
    let alpha = UInt32(source[index &+ 3])
    if alpha == 255 {
      target[index] = source[index]
      target[index &+ 1] = source[index &+ 1]
      target[index &+ 2] = source[index &+ 2]
    } else if alpha == 0 {
      target[index] = 0
      target[index &+ 1] = 0
      target[index &+ 2] = 0
    } else {
      var channel = 0
      while channel < 3 {
        let value = (UInt32(source[index &+ channel]) &* 255 &+ alpha / 2) / alpha
        target[index &+ channel] = UInt8(truncatingIfNeeded: value < 255 ? value : 255)
        channel &+= 1
      }
    }
    target[index &+ 3] = UInt8(truncatingIfNeeded: alpha)
    index &+= 4
  }
}

private func premultiplyInPlace(_ bytes: inout [UInt8]) {
  bytes.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { return }
    let pixels = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self)
    premultiplyPixels(base, pixels, buffer.count / 4)
  }
}
