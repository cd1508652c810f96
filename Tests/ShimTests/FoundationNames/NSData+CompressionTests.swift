import Foundation
import FoundationNames
import Testing

struct NSDataCompressionTests {
  @Test func dataIsCompressedAndDecompressed() throws {
    let data = Data(repeating: 7, count: 10_000) as NSData
    let compressed = try data.compressed(using: .zlib)
    #expect(compressed.count < 100)
    #expect(try compressed.decompressed(using: .zlib) == data)
    let empty = try NSData().compressed(using: .zlib)
    #expect(try empty.decompressed(using: .zlib).isEmpty)
  }

  @Test func otherFormatsAndBrokenDataAreErrors() {
    #expect(throws: CocoaError.self) { try NSData().compressed(using: .lzfse) }
    let broken = Data([255, 255, 255]) as NSData
    #expect(throws: CocoaError.self) { try broken.decompressed(using: .zlib) }
  }
}
