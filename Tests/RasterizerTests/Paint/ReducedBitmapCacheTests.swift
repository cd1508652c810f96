import Drawing
import Testing

@testable import Rasterizer

struct ReducedBitmapCacheTests {
  private func image(gray: UInt8 = 200, side: Int = 64) -> DisplayImage {
    DisplayImage(
      width: side, height: side,
      pixels: (0..<(side * side * 4)).map { $0 % 4 == 3 ? 255 : gray })
  }

  @Test func smallBitmapsAreSharedByPictures() {
    let image = image()
    let boxes = ReducedBitmap.Reduction.boxes(width: 4, height: 4)
    let shared = ReducedBitmapCache(shared: nil)
    let first = ReducedBitmapCache(shared: shared).bitmap(of: image, boxes)
    #expect(ReducedBitmapCache(shared: shared).bitmap(of: image, boxes) === first)
    let other = ReducedBitmapCache(shared: shared).bitmap(of: image, .boxes(width: 2, height: 4))
    #expect(other !== first)
    #expect(other.width == 32)
  }

  @Test func largeBitmapsAreOfOnePicture() {
    let image = image(side: 1100)
    let shared = ReducedBitmapCache(shared: nil)
    let cache = ReducedBitmapCache(shared: shared)
    let bitmap = cache.bitmap(of: image, .none)
    #expect(cache.bitmap(of: image, .none) === bitmap)
    #expect(ReducedBitmapCache(shared: shared).bitmap(of: image, .none) !== bitmap)
  }

  /// The memory of an image is often used for the next one.
  @Test func theBitmapOfAnImageThatNoLongerExistsIsNotUsed() {
    for gray in UInt8(0)..<100 {
      let bitmap = ReducedBitmapCache().bitmap(of: image(gray: gray, side: 8), .none)
      #expect(bitmap.pixels[0] == 0xFF00_0000 | UInt32(gray) * 0x01_0101)
    }
  }

  @Test func cachesDoNotRetainImages() {
    weak var image: DisplayImage?
    do {
      let small = self.image(side: 8)
      image = small
      _ = ReducedBitmapCache().bitmap(of: small, .none)
    }
    #expect(image == nil)
  }
}
