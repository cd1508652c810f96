import Drawing
import Testing

@testable import Codecs

struct LZWEncoderTests {
  /// The decoded indices, from the encoded bytes without the code size and the block lengths.
  private func decoded(_ indices: [UInt8], bits: UInt32) -> [UInt8] {
    let bytes = LZWEncoder.encode(indices, bits: bits)
    var content: [UInt8] = []
    var rest = bytes.dropFirst()
    while let count = rest.first, count > 0 {
      content += rest.dropFirst().prefix(Int(count))
      rest = rest.dropFirst(Int(count) + 1)
    }
    #expect(Array(rest) == [0])
    return DecodedGIF.indices(of: content, rootSize: Int(bytes[0]))
  }

  @Test func codesArePackedFromTheLowestBit() {
    // The clear code 4, one pixel of index 1, and the end code 5, with three bits each.
    #expect(LZWEncoder.encode([1], bits: 2) == [2, 2, 0b01_001_100, 0b1, 0])
  }

  @Test(arguments: [1, 2, 5, 6, 7, 13, 14, 4000, 100_000])
  func encodesRunsOfOneColor(count: Int) {
    let indices = [UInt8](repeating: 1, count: count)
    #expect(decoded(indices, bits: 1) == indices)
  }

  @Test func fullDictionaryIsCleared() {
    var state: UInt32 = 1
    let indices = (0..<60_000).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    #expect(decoded(indices, bits: 8) == indices)
  }

  @Test(arguments: 1...300)
  func everyLengthRoundTrips(count: Int) {
    let indices = (0..<count).map { UInt8($0 * $0 % 7 % 4) }
    #expect(decoded(indices, bits: 2) == indices)
  }
}
