import Drawing
import Foundation
import Testing

@testable import Codecs

struct PNGDecoderTests {
  private let mutationCount = 2_000
  private let width = 41, height = 30

  /// A file of noise whose rows use each of the five filters of PNG.
  private func filtered(type: UInt8, channels: Int) -> Data {
    var state: UInt32 = 7
    var above = [UInt8](repeating: 0, count: width * channels)
    var raw: [UInt8] = []
    for y in 0..<height {
      let row = (0..<width * channels).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return type == 3 ? UInt8(state >> 24 & 3) : UInt8(state >> 24)
      }
      let filter = y % 5
      raw.append(UInt8(filter))
      for index in row.indices {
        let a = index < channels ? 0 : Int(row[index - channels]), b = Int(above[index])
        let c = index < channels ? 0 : Int(above[index - channels])
        let guess =
          switch filter {
          case 0: 0
          case 1: a
          case 2: b
          case 3: (a + b) / 2
          default: [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0
          }
        raw.append(row[index] &- UInt8(guess))
      }
      above = row
    }
    var data = PNGChunk.signature
    data.append(
      PNGChunk(
        "IHDR", content: Data([0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 8, type, 0, 0, 0])))
    if type == 3 {
      data.append(PNGChunk("PLTE", content: Data([1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 0, 128])))
      data.append(PNGChunk("tRNS", content: Data([0, 77])))
    }
    let stream = stored(raw)
    data.append(PNGChunk("IDAT", content: stream.prefix(100)))
    data.append(PNGChunk("IDAT", content: Data(stream.dropFirst(100))))
    data.append(PNGChunk("IEND", content: Data()))
    return data
  }

  /// A zlib stream of one stored block.
  private func stored(_ bytes: [UInt8]) -> Data {
    let count = UInt16(bytes.count)
    var a: UInt32 = 1, b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return Data(
      [0x78, 0x01, 1, UInt8(count & 255), UInt8(count >> 8)]
        + [UInt8(~count & 255), UInt8(~count >> 8)] + bytes
        + [b >> 8, b, a >> 8, a].map { UInt8(truncatingIfNeeded: $0) })
  }

  @Test(arguments: [(0, 1), (2, 3), (3, 1), (4, 2), (6, 4)])
  func filtersMatchLibpng(type: Int, channels: Int) throws {
    let data = filtered(type: UInt8(type), channels: channels)
    let quick = data.withUnsafeBytes { PNGDecoder.decode($0.bindMemory(to: UInt8.self)) }
    #expect(try quick?.pixels == withLibpng(data))
  }

  /// The chunks are changed, omitted, duplicated or exchanged, with correct checksums.
  @Test(arguments: [(0, 1), (2, 3), (3, 1), (4, 2), (6, 4)])
  func decodedFilesMatchLibpng(type: Int, channels: Int) throws {
    let original = PNGChunk.chunks(of: filtered(type: UInt8(type), channels: channels))
    var state: UInt64 = UInt64(type)
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    var readCount = 0
    for _ in 0..<mutationCount {
      var chunks = original
      for _ in 0...random(2) where !chunks.isEmpty {
        let index = random(chunks.count)
        switch random(8) {
        case 0: chunks.remove(at: index)
        case 1: chunks.insert(chunks[index], at: random(chunks.count))
        case 2: chunks.swapAt(index, random(chunks.count))
        case 3: chunks[index].content = chunks[index].content.dropLast(random(4))
        case 4: chunks[index].content.append(UInt8(random(256)))
        default:
          guard !chunks[index].content.isEmpty else { continue }
          var bytes = [UInt8](chunks[index].content)
          bytes[random(min(bytes.count, 160))] = UInt8(random(256))
          chunks[index].content = Data(bytes)
        }
      }
      var data = PNGChunk.signature
      for chunk in chunks { data.append(chunk) }
      let quick = data.withUnsafeBytes { PNGDecoder.decode($0.bindMemory(to: UInt8.self)) }
      guard let quick else { continue }
      readCount += 1
      let reference = try? withLibpng(data)
      #expect(quick.pixels == reference, "\(data.base64EncodedString())")
    }
    #expect(readCount > 0)
  }

  @Test func uncommonFilesAreLeftToLibpng() throws {
    let data = filtered(type: 6, channels: 4)
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0x11
      let quick = damaged.withUnsafeBytes { PNGDecoder.decode($0.bindMemory(to: UInt8.self)) }
      // The picture is unchanged only if the damaged bit is in bytes that both decoders ignore.
      if let quick { #expect(try quick.pixels == withLibpng(damaged)) }
    }
    for count in stride(from: 0, to: data.count, by: 11) {
      let quick = data.prefix(count).withUnsafeBytes {
        PNGDecoder.decode($0.bindMemory(to: UInt8.self))
      }
      #expect(quick == nil)
    }
  }
}
