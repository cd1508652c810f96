import Drawing
import Foundation

extension FrameSequence {
  /// The sequence as a lossless animated PNG that loops forever.
  ///
  /// After the first, each frame holds only the rectangle that changed. PNG decoders without APNG
  /// support show the first frame.
  package func apngData() throws(RenderError) -> Data {
    let hasAlpha = !frames.allSatisfy(\.isOpaque)
    let delay = delay
    var data = Data()
    var sequenceNumber: UInt32 = 0
    for (index, rect) in changedRects().enumerated() {
      let png = try frames[index].pngData(of: rect, hasAlpha: hasAlpha)
      let chunks = PNGChunk.chunks(of: png)
      if index == 0 {
        data += png.prefix(PNGChunk.signatureLength)
        for chunk in chunks where chunk.kind != "IDAT" && chunk.kind != "IEND" {
          data.append(chunk)
        }
        data.append(PNGChunk("acTL", words: [UInt32(frames.count), 0]))
      }
      var control = PNGChunk(
        "fcTL",
        words: [sequenceNumber] + [rect.width, rect.height, rect.minX, rect.minY].map(UInt32.init))
      // Dispose op none, blend op source: a frame overwrites its rectangle and stays.
      control.content += bigEndian(delay.numerator) + bigEndian(delay.denominator) + [0, 0]
      data.append(control)
      sequenceNumber += 1
      for chunk in chunks where chunk.kind == "IDAT" {
        if index == 0 {
          data.append(chunk)
        } else {
          var part = PNGChunk("fdAT", words: [sequenceNumber])
          part.content += chunk.content
          data.append(part)
          sequenceNumber += 1
        }
      }
    }
    data.append(PNGChunk("IEND", words: []))
    return data
  }

  /// The duration of a frame in seconds, as a fraction of two 16-bit integers.
  private var delay: (numerator: UInt16, denominator: UInt16) {
    let isWhole = framesPerSecond == framesPerSecond.rounded() && framesPerSecond < 65_536
    let numerator = isWhole ? 1.0 : 100
    let denominator = (framesPerSecond * numerator).rounded()
    return (UInt16(numerator), UInt16(min(max(denominator, 1), 65_535)))
  }
}

/// A chunk of a PNG.
package struct PNGChunk {
  package static let signatureLength = 8

  package var kind: String
  package var content: Data

  init(_ kind: String, content: Data) {
    self.kind = kind
    self.content = content
  }

  init(_ kind: String, words: [UInt32]) {
    self.init(kind, content: Data(words.flatMap(bigEndian)))
  }

  /// The chunks of a PNG that is known to be well-formed.
  package static func chunks(of png: Data) -> [PNGChunk] {
    var chunks: [PNGChunk] = []
    var rest = png.dropFirst(signatureLength)
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
    let body = Data(chunk.kind.utf8) + chunk.content
    self += bigEndian(UInt32(chunk.content.count))
    self += body
    self += bigEndian(checksum(of: body))
  }
}

private func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}

/// The CRC-32 of ISO 3309, with which every chunk ends.
private func checksum(of data: Data) -> UInt32 {
  data.withUnsafeBytes { bytes in
    remainders.withUnsafeBufferPointer { remainders in
      var value: UInt32 = 0xffff_ffff
      var index = 0
      while index < bytes.count {
        value = remainders[Int((value ^ UInt32(bytes[index])) & 0xff)] ^ (value >> 8)
        index &+= 1
      }
      return value ^ 0xffff_ffff
    }
  }
}

private let remainders: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { value, _ in
    value & 1 == 1 ? 0xedb8_8320 ^ (value >> 1) : value >> 1
  }
}
