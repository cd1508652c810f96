internal import CDeflate
import Drawing
import Foundation

/// The chunks of a PNG, in the order in which they are added.
struct PNGFile {
  private(set) var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  private var adler: UInt32 = 1

  /// Starts a file with all chunks before the pixels.
  init(width: Int, height: Int, format: PNGPixelFormat, colorSpace: PixelColorSpace) {
    var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
    header += [UInt8(format.bitDepth), format.colorType, 0, 0, 0]
    append("IHDR", header)
    for (kind, content) in colorSpace.pngChunks { append(kind, content) }
    if case .indexed(let palette) = format, !palette.isGray {
      append("PLTE", palette.table)
      if !palette.alphas.isEmpty { append("tRNS", palette.alphas) }
    }
  }

  mutating func append(_ section: PNGSection) {
    appendWord(UInt32(section.bytes.count))
    data += Data("IDAT".utf8)
    section.bytes.withUnsafeBufferPointer { data.append($0) }
    appendWord(section.crc)
    adler = combinedAdler(adler, section.adler, count: section.rawCount)
  }

  /// Ends the file after the last section.
  mutating func finish() {
    append("IDAT", bigEndian(adler))
    append("IEND", [])
  }

  /// Returns the bytes since the last call.
  mutating func take() -> Data {
    defer { data = Data() }
    return data
  }

  private mutating func append(_ kind: String, _ content: [UInt8]) {
    let body = Array(kind.utf8) + content
    appendWord(UInt32(content.count))
    data += body
    appendWord(libdeflate_crc32(0, body, body.count))
  }

  private mutating func appendWord(_ word: UInt32) {
    withUnsafeBytes(of: word.bigEndian) { data.append(contentsOf: $0) }
  }
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
