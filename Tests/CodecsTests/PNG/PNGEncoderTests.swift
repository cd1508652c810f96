@_spi(Inlined) import Drawing
import Foundation
import Testing

@testable import Codecs

struct PNGEncoderTests {
  /// An image that takes several sections in both modes, with rows that repeat the row above and
  /// rows of noise.
  static func large(isOpaque: Bool) -> Pixmap {
    let width = 1500, height = isOpaque ? 3000 : 2000
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var state: UInt32 = 1
    pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let words = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt32.self)
      var index = 0
      while index < width &* height {
        let row = index / width
        if row % 16 == 0 { state = state &* 1_664_525 &+ 1_013_904_223 }
        let color = row % 16 == 0 ? state >> 12 : UInt32(truncatingIfNeeded: row >> 4 &* 77)
        let alpha: UInt32 = isOpaque || index % 7 > 0 ? 255 : 0
        words[index] = alpha == 0 ? 0 : color & 0xFF_FFFF | alpha << 24
        index &+= 1
      }
    }
    return Pixmap(width: width, height: height, bytes: pixels)
  }

  @Test(arguments: PNGCompression.allCases, [true, false])
  func sectionsFormOneStream(_ compression: PNGCompression, isOpaque: Bool) throws {
    let picture = Self.large(isOpaque: isOpaque)
    let data = try picture.pngData(compression)
    #expect(PNGChunk.chunks(of: data).count { $0.kind == "IDAT" } > 2)
    #expect(try Pixmap(pngData: data) == picture)
    #expect(try withLibpng(data) == DecodedPNG(data).pixels)
    #expect(try picture.pngData(compression) == data, "the same bytes each time")
  }

  @Test(arguments: PNGCompression.allCases)
  func incompressibleDataFits(_ compression: PNGCompression) throws {
    var state: UInt64 = 1
    let bytes = (0..<700 * 600).flatMap { _ -> [UInt8] in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return [UInt8(state >> 40 & 255), UInt8(state >> 48 & 255), UInt8(state >> 56), 255]
    }
    let picture = Pixmap(width: 700, height: 600, bytes: bytes)
    #expect(try Pixmap(pngData: picture.pngData(compression)) == picture)
  }

  @Test func smallCompressionIsSmaller() throws {
    let picture = Self.large(isOpaque: true)
    #expect(try picture.pngData(.small).count < picture.pngData(.fast).count)
  }

  @Test func partsAreCropped() throws {
    let picture = Self.large(isOpaque: true)
    let part = PixelRect(minX: 13, minY: 1201, maxX: 700, maxY: 1400)
    let decoded = try Pixmap(pngData: picture.pngData(of: part, hasAlpha: true))
    #expect(decoded.width == part.width && decoded.height == part.height)
    #expect(decoded[0, 0] == picture[13, 1201] && decoded[686, 198] == picture[699, 1399])
  }

  /// A source of 10,000 rows of 10,000 pixels, each row of one colour, created on demand.
  private final class Stripes: RowSource, @unchecked Sendable {
    let isShareable = true
    private let lock = NSLock()
    private(set) var largestPart = 0, rowCount = 0

    func pixels(
      of rows: Range<Int>, scratch: UnsafeMutablePointer<UInt32>
    ) -> PNGPixelFormat.Source {
      lock.withLock {
        largestPart = max(largestPart, rows.count)
        rowCount += rows.count
      }
      for y in rows {
        memset(scratch + (y - rows.lowerBound) * 10_000, Int32(y / 100), 40_000)
      }
      let bytes = UnsafeRawPointer(scratch).assumingMemoryBound(to: UInt8.self)
      return PNGPixelFormat.Source(pixels: bytes, stride: 40_000)
    }
  }

  @Test func largePicturesAreEncodedInParts() throws {
    let stripes = Stripes(), file = CollectedBytes()
    let encoder = PNGEncoder(
      width: 10_000, height: 10_000, format: .rgb, compression: .fast, colorSpace: .sRGB)
    try encoder.encode(stripes, to: file)
    #expect(stripes.largestPart <= 160, "6 MB of 400 for each thread")
    #expect(stripes.rowCount <= 10_300)
    let picture = try Pixmap(pngData: file.data)
    #expect(picture.width == 10_000 && picture.height == 10_000)
    for y in stride(from: 0, to: 10_000, by: 33) {
      #expect(picture[y, y].green == UInt8(y / 100))
    }
  }
}
