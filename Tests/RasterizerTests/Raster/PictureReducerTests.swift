import Drawing
import Testing

@testable import Rasterizer

@Suite struct PictureReducerTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> DisplayImage
  {
    var pixels: [UInt8] = []
    for y in 0..<height { for x in 0..<width { pixels += pixel(x, y) } }
    return DisplayImage(width: width, height: height, pixels: pixels)
  }

  @Test func uniformImageStaysUniform() {
    let plain = picture(136, 128) { _, _ in [200, 100, 50, 255] }
    for (width, height) in [(1, 1), (20, 19), (97, 91), (136, 128)] {
      let reduced = plain.reduced(toWidth: width, height: height)
      #expect(reduced == picture(width, height) { _, _ in [200, 100, 50, 255] })
    }
  }

  @Test func pixelsAreWeightedByArea() {
    let ramp = picture(3, 1) { x, _ in [UInt8(x * 120), 0, 0, 255] }
    // Two thirds of the first and a third of the second; then a third and two thirds.
    #expect(ramp.reduced(toWidth: 2, height: 1).pixels == [40, 0, 0, 255, 200, 0, 0, 255])
  }

  @Test func transparentPixelsAddNoColor() {
    let half = picture(2, 2) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 255, 0, 0] }
    #expect(half.reduced(toWidth: 1, height: 1).pixels == [255, 0, 0, 128])
  }

  @Test func nothingIsEnlarged() {
    let small = picture(2, 2) { _, _ in [1, 2, 3, 255] }
    #expect(small.reduced(toWidth: 3, height: 1) === small)
    #expect(small.reduced(toWidth: 0, height: 1) === small)
  }
}
