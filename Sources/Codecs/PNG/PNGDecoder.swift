internal import CDeflate
internal import CKernels
internal import CPNG
import Drawing
import Foundation

/// Decodes the most common kinds of PNG: 8-bit channels or indices, not interlaced, without errors.
///
/// Returns nil for all other data, which libpng then decodes or rejects.
enum PNGDecoder {
  /// Decodes a PNG to straight RGBA.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> DecodedPNG? {
    guard let layout = PNGLayout(bytes) else { return nil }
    let bytesPerRow = 1 + layout.width * layout.channels
    let rawCount = bytesPerRow * layout.height
    // Deflate shrinks at most by a factor of about 1032.
    guard rawCount / 1040 <= layout.stream.count else { return nil }
    var isValid = false
    var isOpaque = true
    let width = layout.width, height = layout.height, count = width * height * 4
    // The filtered rows share the memory of the decoded pixels. They are at its end, so that each
    // is read before the decoded pixels overwrite it. A row of zeros precedes the first.
    let capacity = bytesPerRow + max(rawCount, count)
    let pixels = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initializedCount in
      guard let target = buffer.baseAddress else { return }
      preferHugePages(target, capacity)
      let raw = target + capacity - rawCount
      (raw - bytesPerRow).initialize(repeating: 0, count: bytesPerRow)
      guard layout.inflate(to: raw, count: rawCount) else { return }
      // The filter of the next row references this row, so it is undone before this row is
      // expanded.
      isValid = layout.undoFilter(of: 0, in: raw, bytesPerRow)
      var y = 0
      while y < height, isValid {
        if y &+ 1 < height { isValid = layout.undoFilter(of: y &+ 1, in: raw, bytesPerRow) }
        if !layout.expand(
          raw + (y &* bytesPerRow &+ 1), to: target + y &* width &* 4, isOpaque: &isOpaque)
        {
          isValid = false
        }
        y &+= 1
      }
      initializedCount = isValid ? count : 0
    }
    guard isValid else { return nil }
    return DecodedPNG(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }
}

/// The locations of the parts of a PNG.
private struct PNGLayout {
  private(set) var width = 0, height = 0
  /// The bytes per pixel.
  private(set) var channels = 0
  /// The parts of the zlib stream.
  private(set) var stream = PNGParts()
  private let bytes: UnsafeBufferPointer<UInt8>
  private var isIndexed = false, hasAlphas = false
  /// The RGBA colour of each index.
  private var palette: [UInt32] = []

  /// Parses the chunks; nil unless every chunk is where it should be and has the right checksum.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    guard bytes.count > 57, let base = bytes.baseAddress,
      bytes.starts(with: PNGChunk.signature)
    else { return nil }
    var offset = PNGChunk.signature.count
    var last: UInt32 = 0
    while last != kind("IEND") {
      guard offset + 12 <= bytes.count else { return nil }
      let length = Int(word(at: offset))
      guard length <= bytes.count - offset - 12,
        libdeflate_crc32(0, base + offset + 4, length + 4) == word(at: offset + 8 + length)
      else { return nil }
      let content = offset + 8..<offset + 8 + length
      let name = word(at: offset + 4)
      guard (name == kind("IHDR")) == (offset == PNGChunk.signature.count) else { return nil }
      // IDAT chunks must be consecutive.
      if name == kind("IDAT"), !stream.isEmpty, last != name { return nil }
      switch name {
      case kind("IHDR"): if !readHeader(content) { return nil }
      case kind("PLTE"): if !readPalette(content) { return nil }
      case kind("tRNS"): if !readAlphas(content) { return nil }
      case kind("IDAT"): stream.append(content)
      case kind("IEND"): break
      // A critical chunk has an uppercase first letter.
      default: if bytes[offset + 4] & 0x20 == 0 { return nil }
      }
      last = name
      offset += length + 12
    }
    guard !stream.isEmpty, !isIndexed || !palette.isEmpty else { return nil }
  }

  private func word(at offset: Int) -> UInt32 {
    UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16 | UInt32(bytes[offset + 2]) << 8
      | UInt32(bytes[offset + 3])
  }

  private mutating func readHeader(_ content: Range<Int>) -> Bool {
    guard content.count == 13 else { return false }
    let start = content.lowerBound
    width = Int(word(at: start))
    height = Int(word(at: start + 4))
    // libpng reports the reason.
    guard width > 0, height > 0, (try? PictureMemory.check(width: width, height: height)) != nil,
      bytes[start + 8] == 8, bytes[start + 10] == 0, bytes[start + 11] == 0, bytes[start + 12] == 0
    else { return false }
    switch bytes[start + 9] {
    case 0: channels = 1
    case 2: channels = 3
    case 3: (channels, isIndexed) = (1, true)
    case 4: channels = 2
    case 6: channels = 4
    default: return false
    }
    return true
  }

  private mutating func readPalette(_ content: Range<Int>) -> Bool {
    guard stream.isEmpty, palette.isEmpty, content.count % 3 == 0, 3...768 ~= content.count else {
      return false
    }
    guard isIndexed else { return channels >= 3 }
    palette = stride(from: content.lowerBound, to: content.upperBound, by: 3).map { index in
      UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
        | 0xFF00_0000
    }
    return true
  }

  private mutating func readAlphas(_ content: Range<Int>) -> Bool {
    guard isIndexed, stream.isEmpty, !hasAlphas, 1...max(1, palette.count) ~= content.count,
      !palette.isEmpty
    else { return false }
    hasAlphas = true
    for (index, offset) in content.enumerated() {
      palette[index] = palette[index] & 0x00FF_FFFF | UInt32(bytes[offset]) << 24
    }
    return true
  }

  /// Inflates the stream; returns false unless it yields exactly `count` bytes and nothing follows
  /// it.
  func inflate(to target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard let base = bytes.baseAddress, let decompressor = libdeflate_alloc_decompressor() else {
      return false
    }
    defer { libdeflate_free_decompressor(decompressor) }
    return stream.withJoined(base) { start, length in
      var consumed = 0, written = 0
      return libdeflate_zlib_decompress_ex(
        decompressor, start, length, target, count, &consumed, &written) == LIBDEFLATE_SUCCESS
        && consumed == length && written == count
    }
  }

  /// Undoes the filter of a row; returns false if the filter is unknown.
  func undoFilter(of y: Int, in raw: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) -> Bool {
    let row = raw + y &* bytesPerRow
    cpng_undo_filter(Int32(row[0]), row + 1, row + 1 - bytesPerRow, bytesPerRow - 1, channels)
    return row[0] <= 4
  }

  /// Converts a row to RGBA; returns false if an index is outside the palette.
  func expand(
    _ row: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, isOpaque: inout Bool
  ) -> Bool {
    switch channels {
    case 3: cpng_expand_rgb(target, row, width)
    case 4:
      memcpy(target, row, width * 4)
      if isOpaque { isOpaque = isRowOpaque(target, width) }
    case 2:
      isOpaque = false
      var x = 0
      while x < width {
        let gray = row[x &* 2]
        target[x &* 4] = gray
        target[x &* 4 &+ 1] = gray
        target[x &* 4 &+ 2] = gray
        target[x &* 4 &+ 3] = row[x &* 2 &+ 1]
        x &+= 1
      }
    default:
      return isIndexed ? expandIndices(row, target, &isOpaque) : expandGray(row, target)
    }
    return true
  }

  private func expandGray(
    _ row: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    let pixels = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
    var x = 0
    while x < width {
      pixels[x] = UInt32(row[x]) &* 0x0001_0101 | 0xFF00_0000
      x &+= 1
    }
    return true
  }

  private func expandIndices(
    _ row: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ isOpaque: inout Bool
  ) -> Bool {
    let pixels = UnsafeMutableRawPointer(target).assumingMemoryBound(to: UInt32.self)
    return palette.withUnsafeBufferPointer { palette in
      guard let colors = palette.baseAddress else { return false }
      let limit = palette.count
      var x = 0
      var common: UInt32 = 0xFF00_0000
      while x < width {
        let index = Int(row[x])
        if index >= limit { return false }
        let pixel = colors[index]
        pixels[x] = pixel
        common &= pixel
        x &+= 1
      }
      if common != 0xFF00_0000 { isOpaque = false }
      return true
    }
  }
}

/// The content of the IDAT chunks.
private struct PNGParts {
  private var ranges: [Range<Int>] = []
  private(set) var count = 0

  var isEmpty: Bool { ranges.isEmpty }

  mutating func append(_ range: Range<Int>) {
    ranges.append(range)
    count += range.count
  }

  /// Passes the content to a closure as one contiguous buffer.
  func withJoined(
    _ base: UnsafePointer<UInt8>, _ use: (UnsafePointer<UInt8>, Int) -> Bool
  ) -> Bool {
    if ranges.count == 1 { return use(base + ranges[0].lowerBound, count) }
    let joined = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, count))
    defer { joined.deallocate() }
    var offset = 0
    for range in ranges {
      memcpy(joined + offset, base + range.lowerBound, range.count)
      offset += range.count
    }
    return use(joined, count)
  }
}

/// The type of a chunk as a big-endian integer.
private func kind(_ name: StaticString) -> UInt32 {
  let bytes = name.utf8Start
  return UInt32(bytes[0]) << 24 | UInt32(bytes[1]) << 16 | UInt32(bytes[2]) << 8
    | UInt32(bytes[3])
}
