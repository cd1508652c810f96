import ImageIO
import Testing
import UIKit

@MainActor struct CGImageDestinationTests {
  private var picture: CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.cgImage
  }

  @Test func aPictureIsReadAgain() throws {
    let image = try #require(picture)
    for type in ["public.png", "public.jpeg"] as [CFString] {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
      CGImageDestinationAddImage(destination, image, nil)
      #expect(CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(source) == type)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == image.width)
    }
  }

  @Test func nothingIsWrittenWithoutAPictureOrAType() throws {
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(destination) && data.length == 0)
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
  }
}
