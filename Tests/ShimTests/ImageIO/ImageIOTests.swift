import ImageIO
import Testing
import UIKit

@MainActor struct ImageIOTests {
  private func file() throws -> Data {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    return try #require(picture.pngData())
  }

  @Test func anIncrementalSourceWaitsForTheWholeFile() throws {
    let data = try file()
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(20) as NSData, false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    CGImageSourceUpdateData(source, data as NSData, true)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetType(source) == "public.png")
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(image.width == 2 * image.height && image.width > 0)
  }

  @Test func dataThatIsNoPictureHasAnUnknownType() {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, Data("text".utf8) as NSData, true)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceGetType(source) == nil)
  }
}
