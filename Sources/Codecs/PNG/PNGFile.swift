import Drawing
import Foundation

/// The chunks of a PNG, in the order in which they are added.
struct PNGFile {
  private(set) var data = PNGChunk.signature
  private var adler: UInt32 = 1

  /// Starts a file with all chunks before the pixels.
  init(width: Int, height: Int, format: PNGPixelFormat, colorSpace: PixelColorSpace) {
    var header = PNGChunk("IHDR", words: [UInt32(width), UInt32(height)])
    header.content += [UInt8(format.bitDepth), format.colorType, 0, 0, 0]
    data.append(header)
    for chunk in colorSpace.pngChunks { data.append(chunk) }
    if case .indexed(let palette) = format, !palette.isGray {
      data.append(PNGChunk("PLTE", content: Data(palette.table)))
      if !palette.alphas.isEmpty {
        data.append(PNGChunk("tRNS", content: Data(palette.alphas)))
      }
    }
  }

  mutating func append(_ section: PNGSection) {
    data += UInt32(section.bytes.count).bigEndianBytes
    data += Data("IDAT".utf8)
    section.bytes.withUnsafeBufferPointer { data.append($0) }
    data += section.crc.bigEndianBytes
    adler = combinedAdler(adler, section.adler, count: section.rawCount)
  }

  /// Ends the file after the last section.
  mutating func finish() {
    data.append(PNGChunk("IDAT", words: [adler]))
    data.append(PNGChunk("IEND", words: []))
  }

  /// Returns the bytes since the last call.
  mutating func take() -> Data {
    defer { data = Data() }
    return data
  }
}
