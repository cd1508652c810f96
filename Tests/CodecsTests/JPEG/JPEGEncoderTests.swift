import Drawing
import Foundation
import Testing

@testable import Codecs

struct JPEGEncoderTests {
  private func image(_ pixel: [UInt8]) -> DisplayImage {
    DisplayImage(width: 16, height: 8, pixels: Array(repeating: pixel, count: 128).flatMap { $0 })
  }

  @Test(arguments: [0.9, 1, 2, Double.nan]) func coloursAreKept(quality: Double) throws {
    let data = try #require(image([200, 100, 50, 255]).jpegData(quality: quality))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    let read = try DisplayImage(imageData: data)
    #expect(read.width == 16 && read.height == 8)
    for (part, value) in [200, 100, 50, 255].enumerated() {
      #expect(abs(Int(read.pixels[part]) - value) <= 3)
    }
  }

  @Test func lowQualityIsSmaller() throws {
    let noise = (0..<64 * 64 * 4).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) }
    let image = DisplayImage(width: 64, height: 64, pixels: noise)
    let high = try #require(image.jpegData(quality: 1))
    let low = try #require(image.jpegData(quality: -1))
    #expect(low.count * 2 < high.count)
  }

  @Test func transparencyShowsWhite() throws {
    let data = try #require(image([0, 0, 0, 0]).jpegData(quality: 1))
    #expect(try DisplayImage(imageData: data).pixels.allSatisfy { $0 >= 253 })
    #expect(DisplayImage(width: 0, height: 0, pixels: []).jpegData(quality: 1) == nil)
  }
}
