import CoreImage
import Foundation
import Testing

struct CIContextTests {
  private let context = CIContext(options: [.useSoftwareRenderer: true])
  private let image = FilterTools.picture([[0xFF00_00FF, 0x0040_0080]])

  @Test func bytesHaveTheOrderOfTheFormat() {
    func bytes(_ format: CIFormat, _ size: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 7, count: 2 * size)
      bytes.withUnsafeMutableBytes {
        if let base = $0.baseAddress {
          context.render(
            image, toBitmap: base, rowBytes: 2 * size, bounds: image.extent, format: format,
            colorSpace: nil)
        }
      }
      return bytes
    }
    #expect(bytes(.RGBA8, 4) == [255, 0, 0, 255, 0, 64, 0, 128])
    #expect(bytes(.BGRA8, 4) == [0, 0, 255, 255, 0, 64, 0, 128])
    #expect(bytes(.ARGB8, 4) == [255, 255, 0, 0, 128, 0, 64, 0])
    #expect(bytes(.R8, 1) == [255, 0] && bytes(.A8, 1) == [255, 128])
    #expect(bytes(.RGBAf, 16).allSatisfy { $0 == 7 })
  }

  @Test func filesOfPictures() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let png = try #require(
      context.pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
    #expect(CIImage(data: png)?.extent == image.extent)
    #expect(context.jpegRepresentation(of: image, colorSpace: space) != nil)
    #expect(context.heifRepresentation(of: image, format: .RGBA8, colorSpace: space) == nil)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    try context.writePNGRepresentation(of: image, to: url, format: .RGBA8, colorSpace: space)
    let read = try #require(CIImage(contentsOf: url))
    #expect(read.url == url && read.cgImage?.width == 2)
    #expect(throws: (any Error).self) {
      try context.writePNGRepresentation(
        of: .red, to: url, format: .RGBA8, colorSpace: space)
    }
    #expect(CIImage(contentsOf: url) != nil)
  }
}
