import DrawingTools
import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import Render
@testable import ViewCore

@MainActor struct ImageDrawingPictureTests {
  private func picture<V: View>(_ view: V, scale: CGFloat = 1) throws -> Pixmap {
    try ViewHost(size: CGSize(width: 40, height: 40), scale: scale) { view }.render()
  }

  /// Half a disc in a square.
  private let image = Image(size: CGSize(width: 20, height: 20)) { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 30)), with: .color(.black))
  }

  @Test func edgesAreSharpWithoutAntialiasing() throws {
    func shades(_ image: Image) throws -> Int {
      let picture = try picture(
        image.resizable().frame(width: 20, height: 20).rotationEffect(.degrees(20)))
      let reds = (0..<40).flatMap { y in (0..<40).map { picture[$0, y].red } }
      return Set(reds).count
    }
    let black = DisplayImage(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let image = Image(
      bitmap: ResolvedImage(image: black, size: CGSize(width: 20, height: 20)))
    #expect(try shades(image) > 2)
    #expect(try shades(image.antialiased(false)) == 2)
  }

  @Test func drawingIsClippedToItsSize() throws {
    let picture = try picture(image)
    #expect(picture[12, 20].red == 0 && picture[28, 20].red == 255)
    #expect(picture.inkedArea == 200, "clipped to its size")
  }

  @Test func resizedDrawingsStaySharp() throws {
    let picture = try picture(image.resizable().frame(width: 40, height: 40), scale: 2)
    #expect(picture.inkedArea == 40 * 80)
    #expect(picture[39, 40].red == 0 && picture[40, 40].red == 255)
  }

  @Test func tilesRepeat() throws {
    let picture = try picture(
      image.resizable(resizingMode: .tile).frame(width: 40, height: 40))
    #expect(picture.inkedArea == 800)
    #expect(picture[5, 5].red == 0 && picture[15, 5].red == 255 && picture[25, 35].red == 0)
  }

  @Test func templatesTakeTheForegroundStyle() throws {
    let picture = try picture(
      image.renderingMode(.template).foregroundStyle(Color(red: 1, green: 0, blue: 0)))
    #expect(picture[12, 20] == Pixmap.Pixel(red: 255, green: 0, blue: 0))
  }

  @Test func opaqueDrawingsHaveBlackBackground() throws {
    let image = Image(size: CGSize(width: 20, height: 20), opaque: true) { _ in }
    #expect(try picture(image).inkedArea == 400)
  }

  @Test func drawingsWorkInCanvasesPaintsAndTexts() throws {
    let canvas = try picture(
      Canvas { context, _ in
        context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))
      })
    #expect(canvas.inkedArea == 800)
    let paint = try picture(Rectangle().fill(ImagePaint(image: image)))
    #expect(paint.inkedArea == 800)
    #expect(try picture(Text("\(image)")).inkedArea >= 190)
  }
}
