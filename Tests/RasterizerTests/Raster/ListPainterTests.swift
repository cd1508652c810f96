import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

struct ListPainterTests {
  @Test func laterItemsCoverEarlierOnes() throws {
    let picture = try TestDrawing.render(
      TestDrawing.fill(TestDrawing.rect(0, 0, 8, 8), TestDrawing.red),
      TestDrawing.fill(TestDrawing.rect(4, 4, 8, 8), TestDrawing.blue))
    #expect(picture[2, 2].red == 255)
    #expect(picture[5, 5] == Pixmap.Pixel(red: 0, green: 0, blue: 255))
  }

  @Test func translucentColorsMixExactly() throws {
    for (top, bottom, opacity) in [(0, 255, 0.5), (200, 17, 0.25), (255, 0, 0.9), (33, 33, 0.3)] {
      let picture = try TestDrawing.render(
        TestDrawing.fill(
          TestDrawing.rect(0, 0, 12, 12), TestDrawing.gray(top, opacity: Float(opacity))),
        background: TestDrawing.gray(bottom))
      let exact = Double(top) * opacity + Double(bottom) * (1 - opacity)
      #expect(abs(Double(picture[5, 5].red) - exact) <= 1)
      #expect(picture[5, 5].alpha == 255)
    }
  }

  @Test func edgesInTheBackgroundColorAreInvisible() throws {
    let circle = Path(storage: .ellipse(CGRect(x: 1, y: 1, width: 10, height: 10)))
    for value in [0, 1, 100, 254, 255] {
      let color = TestDrawing.gray(value)
      let picture = try TestDrawing.render(TestDrawing.fill(circle, color), background: color)
      #expect(picture == (try TestDrawing.render(background: color)))
    }
  }

  @Test func transformsCompose() throws {
    let item = TestDrawing.fill(TestDrawing.rect(1, 1, 2, 1))
    let picture = try TestDrawing.render(
      TestDrawing.group(
        .transform(.init(translationX: 2, y: 3)),
        TestDrawing.group(.transform(.init(scaleX: 2, y: 2)), item)))
    #expect(picture == (try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(4, 5, 4, 2)))))
  }

  @Test func quarterTurnsAreExact() throws {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(translationX: 12, y: 0))
    let picture = try TestDrawing.render(
      TestDrawing.group(.transform(turn), TestDrawing.fill(TestDrawing.rect(1, 2, 5, 3))))
    #expect(picture == (try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(7, 1, 3, 5)))))
  }
}
