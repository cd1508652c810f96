import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render
@testable import SnapRuntime

@MainActor struct ContactSheetTests {
  private func frames(_ count: Int, width: Int = 60, height: Int = 100) -> [FilmFrame] {
    (0..<count).map { index in
      let pixels = (0..<width * height).flatMap { (number) -> [UInt8] in
        [UInt8(number % 256), UInt8(index * 10), UInt8(number / width), 255]
      }
      return FilmFrame(
        picture: Pixmap(width: width, height: height, bytes: pixels), caption: "\(index) s")
    }
  }

  private func sheet(_ frames: [FilmFrame], scale: CGFloat = 1) throws -> Pixmap {
    try ViewHost(scale: scale) { ContactSheet(frames: frames, scale: scale) }.render()
  }

  @Test(arguments: [1.0, 2])
  func showsEachFramePixelByPixel(scale: CGFloat) throws {
    let width = Int(60 * scale)
    let frames = frames(2, width: width)
    let sheet = try sheet(frames, scale: scale)
    let edge = Int(21 * scale)
    for y in 0..<100 {
      for x in 0..<width where sheet[edge + x, edge + y] != frames[0].picture[x, y] {
        Issue.record("pixel \(x), \(y) differs")
        return
      }
    }
  }

  @Test func theLastRowIsFullIfItCanBe() throws {
    // Five columns and two rows of 62 × about 118 points, with 16 between and 20 around.
    #expect(try sheet(frames(10)).width == 5 * 62 + 4 * 16 + 40)
    #expect(try sheet(frames(1)).width == 62 + 40)
  }

  @Test func everyFrameHasACaption() throws {
    let sheet = try sheet(frames(3))
    let paper = sheet[0, 0]
    for column in 0..<3 {
      let left = 20 + column * 78
      let captions = (left..<left + 62).flatMap { x in (126..<140).map { sheet[x, $0] } }
      #expect(captions.contains { $0 != paper })
    }
  }
}
