import Testing

@testable import Drawing

struct PictureMemoryTests {
  @Test func picturesAreCountedWhileTheyLive() {
    func picture(_ side: Int) -> DisplayImage {
      DisplayImage(
        width: side, height: side, pixels: [UInt8](repeating: 255, count: side * side * 4))
    }
    let before = PictureMemory.usedBytes
    do {
      #expect(picture(512).width == 512)
      // Other tests create and release images meanwhile.
      #expect(PictureMemory.usedBytes - before > -(1 << 30))
    }
    let images = (0..<64).map { _ in picture(512) }
    #expect(PictureMemory.usedBytes >= images.count * 512 * 512 * 4)
  }

  @Test func sizesBeyondTheBudgetAreRefused() {
    #expect(throws: RenderError.outOfMemory(width: 1024, height: 1024)) {
      try PictureMemory.$limit.withValue((4 << 20) - 1) {
        try PictureMemory.check(width: 1024, height: 1024)
      }
    }
    #expect(throws: RenderError.tooLarge(width: 40_000, height: 1)) {
      try PictureMemory.check(width: 40_000, height: 1)
    }
    let text = "\(RenderError.outOfMemory(width: 1024, height: 1024))"
    #expect(text.contains("1024 × 1024") && text.contains("2048 MiB"))
  }
}
