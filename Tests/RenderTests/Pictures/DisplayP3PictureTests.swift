import Foundation
import LayoutDSL
import Render
import Testing

@testable import Codecs

@MainActor struct DisplayP3PictureTests {
  private func host(_ color: Color) throws -> ViewHost {
    let host = try ViewHost(size: CGSize(width: 4, height: 4)) { color }
    host.colorSpace = .displayP3
    return host
  }

  @Test func colorsOutsideSRGBArePreserved() throws {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0)
    let picture = try host(red).render()
    #expect(picture.colorSpace == .displayP3)
    #expect(picture[2, 2] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func colorsInSRGBAreConverted() throws {
    let pixel = try host(Color(.sRGB, red: 1, green: 0, blue: 0)).render()[2, 2]
    #expect(pixel == Pixmap.Pixel(red: 234, green: 51, blue: 35))
    #expect(try host(.white).render()[2, 2] == Pixmap.Pixel(red: 255, green: 255, blue: 255))
  }

  @Test func filesDeclareTheirColorSpace() throws {
    let picture = try host(.red).render()
    let data = try picture.pngData()
    #expect(try Pixmap(pngData: data) == picture)
    let chunks = PNGChunk.chunks(of: data).map(\.kind)
    #expect(chunks.prefix(4) == ["IHDR", "cICP", "gAMA", "cHRM"])
  }
}
