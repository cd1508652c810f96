import Dispatch
import Drawing
import Testing

@testable import Rasterizer

struct ReducedBitmapTests {
  private let image = DisplayImage(
    width: 4, height: 2, pixels: (0..<8).flatMap { [UInt8($0 * 10), 0, 0, 255] })

  @Test func sizesAndScalesFollowTheReduction() {
    let whole = ReducedBitmap(image, .none)
    #expect(whole.width == 4 && whole.height == 2 && whole.scaleX == 1 && whole.isOpaque)
    let boxes = ReducedBitmap(image, .boxes(width: 3, height: 2))
    #expect(boxes.width == 2 && boxes.height == 1)
    #expect(boxes.scaleX == 1.0 / 3 && boxes.scaleY == 0.5)
    #expect((0..<2).map { boxes.pixels[$0] & 255 } == [30, 50])
    let smooth = ReducedBitmap(image, .lanczos(width: 2, height: 2))
    #expect(smooth.width == 2 && smooth.scaleX == 0.5 && smooth.scaleY == 1)
    let same = ReducedBitmap(image, .lanczos(width: 4, height: 2))
    #expect((0..<8).allSatisfy { same.pixels[$0] == whole.pixels[$0] })
  }

  /// All parts of a picture share one reduction of an image, however many threads draw them.
  @Test func anImageIsReducedOnce() {
    let cache = ReducedBitmapCache(shared: nil)
    let first = cache.bitmap(of: image, .boxes(width: 2, height: 2))
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      #expect(cache.bitmap(of: image, .boxes(width: 2, height: 2)) === first)
    }
    #expect(cache.bitmap(of: image, .boxes(width: 1, height: 2)) !== first)
    let other = DisplayImage(width: 4, height: 2, pixels: image.pixels)
    #expect(cache.bitmap(of: other, .boxes(width: 2, height: 2)) !== first)
  }

  @Test func oldBitmapsAreReleased() {
    let cache = ReducedBitmapCache(shared: nil)
    weak var first: ReducedBitmap?
    first = cache.bitmap(of: image, .none)
    #expect(first != nil)
    var images: [DisplayImage] = []
    for _ in 0..<5 {
      let large = DisplayImage(
        width: 2048, height: 1024, pixels: [UInt8](repeating: 9, count: 8 << 20))
      _ = cache.bitmap(of: large, .none)
      images.append(large)
    }
    #expect(first == nil && images.count == 5)
  }
}
