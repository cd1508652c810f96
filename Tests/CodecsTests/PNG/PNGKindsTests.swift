import Drawing
import Foundation
import Testing

@testable import Codecs

/// PNGs of every color type and depth, interlaced or not, with one row: white and black.
struct PNGKindsTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let depth: UInt8, type: UInt8
    /// The samples of the white and the black pixel, of one or two bytes each.
    let white: [UInt8], black: [UInt8]
    var extra: [(String, [UInt8])] = []
    var blackAlpha: UInt8 = 255

    var testDescription: String { name }
  }

  static let kinds = [
    Kind(name: "gray 8", depth: 8, type: 0, white: [255], black: [0]),
    Kind(name: "gray 16", depth: 16, type: 0, white: [255, 255], black: [0, 0]),
    Kind(
      name: "gray 8 with a clear grey", depth: 8, type: 0, white: [255], black: [0],
      extra: [("tRNS", [0, 0])], blackAlpha: 0),
    Kind(name: "RGB 8", depth: 8, type: 2, white: [255, 255, 255], black: [0, 0, 0]),
    Kind(
      name: "RGB 16", depth: 16, type: 2, white: [255, 255, 255, 255, 255, 255],
      black: [0, 0, 0, 0, 0, 0]),
    Kind(
      name: "palette 8", depth: 8, type: 3, white: [1], black: [2],
      extra: [("PLTE", [9, 9, 9, 255, 255, 255, 0, 0, 0])]),
    Kind(
      name: "palette 8 with alpha", depth: 8, type: 3, white: [1], black: [0],
      extra: [("PLTE", [0, 0, 0, 255, 255, 255]), ("tRNS", [128])], blackAlpha: 128),
    Kind(
      name: "gray and alpha 8", depth: 8, type: 4, white: [255, 255], black: [0, 128],
      blackAlpha: 128),
    Kind(
      name: "gray and alpha 16", depth: 16, type: 4, white: [255, 255, 255, 255],
      black: [0, 0, 128, 128], blackAlpha: 128),
    Kind(
      name: "RGBA 8", depth: 8, type: 6, white: [255, 255, 255, 255], black: [0, 0, 0, 128],
      blackAlpha: 128),
    Kind(
      name: "RGBA 16", depth: 16, type: 6, white: [UInt8](repeating: 255, count: 8),
      black: [0, 0, 0, 0, 0, 0, 128, 128], blackAlpha: 128),
  ]

  @Test(arguments: kinds, [false, true])
  func everyKindIsDecoded(_ kind: Kind, isInterlaced: Bool) throws {
    // Of two pixels in a row, the first is in the first pass and the second in the sixth.
    let rows =
      isInterlaced ? [0] + kind.white + [0] + kind.black : [0] + kind.white + kind.black
    let header: [UInt8] =
      [0, 0, 0, 2, 0, 0, 0, 1, kind.depth, kind.type, 0, 0, isInterlaced ? 1 : 0]
    var data = PNGChunk.signature
    data += chunk("IHDR", header)
    for (name, content) in kind.extra { data += chunk(name, content) }
    data += chunk("IDAT", stored(rows))
    data += chunk("IEND", [])
    let image = try DisplayImage(imageData: data)
    #expect(image.pixels == [255, 255, 255, 255, 0, 0, 0, kind.blackAlpha])
  }

  /// A zlib stream of one stored block.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var a = 1, b = 0
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = UInt8(bytes.count)
    return [0x78, 1, 1, count, 0, ~count, 255] + bytes
      + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    return Data(number(UInt32(content.count)) + body + number(~crc))
  }
}
