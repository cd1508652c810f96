internal import CDeflate

/// Some rows of a PNG, compressed independently, so that several sections can be compressed in
/// parallel.
///
/// The division into sections depends only on the size of the image, so the bytes of the file do
/// too.
struct PNGSection {
  /// A part of the zlib stream; the content of an IDAT chunk.
  var bytes: [UInt8]
  /// The checksums of zlib and of the chunk.
  var adler: UInt32, crc: UInt32
  /// The number of bytes before compression.
  var rawCount: Int

  /// The number of rows in a section.
  static func height(bytesPerRow: Int, height: Int, compression: PNGCompression) -> Int {
    // libdeflate cannot reference the previous section, so its sections are longer.
    let target = compression == .fast ? 1 << 18 : 4 << 20
    let count = max(1, (bytesPerRow * height + target / 2) / target)
    return max(1, (height + count - 1) / count)
  }
}

/// The Adler-32 checksum of two concatenated parts, the second of `count` bytes.
func combinedAdler(_ first: UInt32, _ second: UInt32, count: Int) -> UInt32 {
  UInt32(truncatingIfNeeded: adler32_combine(UInt(first), UInt(second), count))
}
