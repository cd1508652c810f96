import Compression
import Foundation
import Testing

struct CompressionStreamTests {
  private let text = [UInt8](String(repeating: "deflate ", count: 100).utf8)

  private func packed(room: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: room)
    let count = compression_encode_buffer(&result, room, text, text.count, nil, COMPRESSION_ZLIB)
    return Array(result.prefix(count))
  }

  @Test func bytesReturnFromTheirCompression() throws {
    let packed = packed(room: 100)
    #expect(packed.count == 18)
    #expect(try (Data(packed) as NSData).decompressed(using: .zlib) as Data == Data(text))
    var back = [UInt8](repeating: 0, count: 1000)
    let count = compression_decode_buffer(
      &back, back.count, packed, packed.count, nil, COMPRESSION_ZLIB)
    #expect(Array(back.prefix(count)) == text)
  }

  @Test func aSmallBufferTakesTheStartOfTheBytesAndNoCompression() {
    let packed = packed(room: 100)
    var start = [UInt8](repeating: 0, count: 10)
    let count = compression_decode_buffer(&start, 10, packed, packed.count, nil, COMPRESSION_ZLIB)
    #expect(count == 10 && start == Array(text.prefix(10)))
    #expect(self.packed(room: 4).isEmpty)
  }

  @Test func aStreamOfAnotherAlgorithmIsAnError() {
    var byte: UInt8 = 0
    let outcome = withUnsafeMutablePointer(to: &byte) { byte in
      var stream = compression_stream(
        dst_ptr: byte, dst_size: 0, src_ptr: byte, src_size: 0, state: nil)
      return compression_stream_init(
        &stream, COMPRESSION_STREAM_ENCODE, compression_algorithm(rawValue: 1))
    }
    #expect(outcome == COMPRESSION_STATUS_ERROR)
  }
}
