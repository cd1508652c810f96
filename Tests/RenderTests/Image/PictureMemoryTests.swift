import Foundation
import Testing

@testable import Codecs
@testable import Drawing
@testable import Render

/// The budget belongs to the process, so these tests run one by one.
@Suite(.serialized) struct PictureMemoryTests {
  /// A PNG of one colour, a thousandth as long as its pixels.
  private func flatPNG(_ side: Int) throws -> Data {
    try Pixmap(width: side, height: side, bytes: [UInt8](repeating: 255, count: side * side * 4))
      .pngData()
  }

  @Test func picturesAreCountedWhileTheyLive() throws {
    let data = try flatPNG(512)
    let before = PictureMemory.usedBytes
    do {
      let image = try DisplayImage(pngData: data)
      #expect(image.width == 512)
      // Other tests create and release images meanwhile.
      #expect(PictureMemory.usedBytes - before > -(1 << 30))
    }
    let images = try (0..<64).map { _ in try DisplayImage(pngData: data) }
    #expect(PictureMemory.usedBytes >= images.count * 512 * 512 * 4)
  }

  @Test func aPictureBeyondTheBudgetIsRefusedBeforeItIsDecoded() throws {
    let data = try flatPNG(1024)
    // Holds the whole budget without touching its memory.
    PictureMemory.add(PictureMemory.limit)
    defer { PictureMemory.add(-PictureMemory.limit) }
    #expect(throws: RenderError.outOfMemory(width: 1024, height: 1024)) {
      try DisplayImage(pngData: data)
    }
    #expect(throws: RenderError.outOfMemory(width: 1024, height: 1024)) {
      try PictureMemory.check(width: 1024, height: 1024)
    }
    #expect(throws: RenderError.tooLarge(width: 40_000, height: 1)) {
      try PictureMemory.check(width: 40_000, height: 1)
    }
    let text = "\(RenderError.outOfMemory(width: 1024, height: 1024))"
    #expect(text.contains("1024 × 1024") && text.contains("2048 MiB"))
  }
}
