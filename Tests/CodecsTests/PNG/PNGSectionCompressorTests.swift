@_spi(Inlined) import Drawing
import Foundation
import Testing

@testable import Codecs

struct PNGSectionCompressorTests {
  /// The library hashes an address of its memory, in units of 64 KB, in place of the bytes at 2.
  @Test func theBytesDoNotDependOnTheAddressOfTheMemory() throws {
    let one = PNGSectionCompressor(.fast), other = PNGSectionCompressor(.fast)
    let address = UInt32(truncatingIfNeeded: UInt(bitPattern: one.scratch) >> 16)
    var state: UInt32 = 1
    var bytes = (0..<1000).map { _ -> UInt8 in
      state = state &* 1_103_515_245 &+ 12_345
      return UInt8(state >> 24) & 7
    }
    withUnsafeBytes(of: address.littleEndian) { bytes.replaceSubrange(2..<6, with: $0) }
    bytes.replaceSubrange(40..<52, with: bytes[2..<14])
    let sections = bytes.withUnsafeMutableBufferPointer { buffer in
      [one, other].map { compressor in
        buffer.baseAddress.flatMap {
          compressor.compress($0, buffer.count, after: 0, isFirst: true, isLast: true)?.bytes
        }
      }
    }
    let first = try #require(sections[0])
    #expect(first == sections[1])
  }

  @Test(arguments: [1, 2, 3, 9, 30_000]) func shortRowsAreKept(width: Int) throws {
    let picture = Pixmap(
      width: width, height: 1,
      bytes: (0..<width * 4).map { $0 % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: $0 * $0 >> 4) })
    #expect(try Pixmap(pngData: picture.pngData(.fast)) == picture)
  }
}
