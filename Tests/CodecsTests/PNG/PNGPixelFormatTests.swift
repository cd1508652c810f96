import Drawing
import Foundation
import Testing

@testable import Codecs

struct PNGPixelFormatTests {
  /// An image that repeats some pixels.
  private func picture(_ pixels: [UInt32], width: Int = 37, height: Int = 23) -> Pixmap {
    let bytes = (0..<width * height).flatMap { index in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixels[index % pixels.count] >> $0) }
    }
    return Pixmap(width: width, height: height, bytes: bytes)
  }

  /// Expects that an image round-trips, and that its file has a color type and depth.
  private func expect(
    _ picture: Pixmap, type: UInt8, depth: UInt8, _ location: SourceLocation = #_sourceLocation
  ) throws {
    for compression in PNGCompression.allCases {
      let data = try picture.pngData(compression)
      #expect(data[24] == depth && data[25] == type, sourceLocation: location)
      #expect(try Pixmap(pngData: data) == picture, sourceLocation: location)
      #expect(try withLibpng(data) == DecodedPNG(data).pixels, sourceLocation: location)
    }
  }

  @Test func fewColorsUseFewBits() throws {
    try expect(picture([0xFF00_00FF]), type: 3, depth: 1)
    try expect(picture([0xFF00_00FF, 0xFF12_3456]), type: 3, depth: 1)
    try expect(picture([0xFF00_00FF, 0xFF12_3456, 0xFF00_0000]), type: 3, depth: 2)
    try expect(picture((0..<16).map { 0xFF00_0000 | $0 << 3 }), type: 3, depth: 4)
    try expect(picture((0..<17).map { 0xFF00_0100 | $0 << 3 }), type: 3, depth: 8)
    try expect(picture((0..<256).map { 0xFF00_0100 | $0 }), type: 3, depth: 8)
  }

  @Test func transparentColorsAreInThePalette() throws {
    try expect(picture([0, 0xFF12_3456, 0x8000_0080]), type: 3, depth: 2)
    try expect(picture((0..<256).map { $0 << 24 }), type: 3, depth: 8)
  }

  @Test func graysNeedNoPalette() throws {
    let data = picture((0..<200).map { 0xFF00_0000 | $0 * 0x01_0101 })
    try expect(data, type: 0, depth: 8)
    #expect(try data.pngData().range(of: Data("PLTE".utf8)) == nil)
  }

  @Test func manyColorsAreNotIndexed() throws {
    try expect(picture((0..<257).map { 0xFF00_0000 | $0 }), type: 2, depth: 8)
    try expect(picture([0] + (0..<257).map { 0xFF00_0000 | $0 }), type: 6, depth: 8)
  }
}

/// The pixels as decoded by libpng.
func withLibpng(_ data: Data) throws -> [UInt8] {
  try data.withUnsafeBytes { raw in
    try DecodedPNG.decodeWithLibpng(raw.bindMemory(to: UInt8.self)).get().pixels
  }
}
