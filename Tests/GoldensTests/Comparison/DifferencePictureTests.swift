import Render
import Goldens
import Testing

@Suite struct DifferencePictureTests {
  private typealias Pixel = Pixmap.Pixel

  @Test func marksDifferencesAndFadesTheRest() {
    var expected = Pixmap.filled(4, 1, with: [0, 0, 0, 255])
    expected.fill(PixelRectangle(x: 2, y: 0, width: 1, height: 1), with: [0, 0, 0, 0])
    expected.fill(PixelRectangle(x: 3, y: 0, width: 1, height: 1), with: [255, 255, 255, 255])
    var actual = expected
    actual.fill(PixelRectangle(x: 1, y: 0, width: 1, height: 1), with: [1, 0, 0, 255])
    let picture = PixelComparison.picture(expected: expected, actual: actual)
    #expect(picture[0, 0] == Pixel(red: 192, green: 192, blue: 192))
    #expect(picture[1, 0] == Pixel(red: 230, green: 0, blue: 60))
    #expect(picture[2, 0] == Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[3, 0] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func hatchesPixelsOfOnePicture() {
    let picture = PixelComparison.picture(expected: .filled(10, 4), actual: .filled(6, 8))
    #expect(picture.width == 10)
    #expect(picture.height == 8)
    #expect(picture[5, 3] == Pixel(red: 255, green: 255, blue: 255))
    let bright = Pixel(red: 255, green: 196, blue: 0)
    let dark = Pixel(red: 96, green: 96, blue: 96)
    #expect(picture[6, 0] == dark)
    #expect(picture[8, 0] == bright)
    #expect(picture[0, 4] == dark)
    #expect(picture[3, 5] == bright)
    #expect(picture[9, 7] == bright)
  }
}
