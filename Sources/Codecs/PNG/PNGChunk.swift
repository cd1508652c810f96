internal import CDeflate
import Foundation

/// A chunk of a PNG.
package struct PNGChunk {
  /// The bytes that every PNG starts with.
  package static let signature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  package var kind: String
  package var content: Data

  init(_ kind: String, content: Data) {
    self.kind = kind
    self.content = content
  }

  /// A chunk of 32-bit numbers.
  init(_ kind: String, words: [UInt32]) {
    self.init(kind, content: Data(words.flatMap(\.bigEndianBytes)))
  }

  /// The chunks of a PNG that is known to be well-formed.
  package static func chunks(of png: Data) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = png.dropFirst(signature.count)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard length <= rest.count - 12 else { break }
      let kind = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(PNGChunk(kind, content: Data(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(length + 12)
    }
    return chunks
  }
}

extension Data {
  mutating func append(_ chunk: PNGChunk) {
    let body = Array(chunk.kind.utf8) + chunk.content
    self += UInt32(chunk.content.count).bigEndianBytes
    self += body
    self += libdeflate_crc32(0, body, body.count).bigEndianBytes
  }
}
