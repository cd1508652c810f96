import Drawing
import DrawingTools
import Foundation
import Testing

struct GroupEffectsTests {
  private let left = TestDrawing.fill(TestDrawing.rect(0, 0, 8, 12), TestDrawing.black)
  private let right = TestDrawing.fill(TestDrawing.rect(4, 0, 8, 12), TestDrawing.black)

  @Test func groupOpacityAppliesOnceToOverlaps() throws {
    let together = try TestDrawing.render(
      TestDrawing.group(.opacity(0.5), left, right), background: TestDrawing.white)
    #expect(Set((0..<12).map { together[$0, 5].red }) == [127])
    let apart = try TestDrawing.render(
      TestDrawing.group(.opacity(0.5), left), TestDrawing.group(.opacity(0.5), right),
      background: TestDrawing.white)
    #expect(apart[6, 5].red < 70 && apart[1, 5].red == 127)
  }

  @Test func opacityOfOneItemMultipliesItsPaint() throws {
    let nested = try TestDrawing.render(
      TestDrawing.group(.opacity(0.5), TestDrawing.group(.opacity(0.5), left)))
    #expect(nested[2, 2].alpha == 64)
    #expect(try TestDrawing.render(TestDrawing.group(.opacity(0), left)).coveredArea == 0)
    #expect(try TestDrawing.render(TestDrawing.group(.opacity(2), left)).coveredArea == 96)
    #expect(try TestDrawing.render(TestDrawing.group(.opacity(.nan), left)).coveredArea == 0)
  }

  @Test func masksMultiplyByTheirAlpha() throws {
    let mask = DisplayList(items: [
      TestDrawing.fill(TestDrawing.rect(0, 0, 6, 6), TestDrawing.red),
      TestDrawing.fill(TestDrawing.rect(6, 0, 6, 6), TestDrawing.gray(255, opacity: 0.5)),
    ])
    let picture = try TestDrawing.render(
      .group(
        .mask(mask),
        DisplayList(items: [TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12), TestDrawing.blue)])))
    #expect(picture[2, 2] == Pixmap.Pixel(red: 0, green: 0, blue: 255))
    #expect(picture[8, 2] == Pixmap.Pixel(red: 0, green: 0, blue: 255, alpha: 128))
    #expect(picture[2, 8].alpha == 0)
  }

  @Test func blurPreservesTotalAlpha() throws {
    let item = TestDrawing.fill(TestDrawing.rect(30, 30, 20, 20), TestDrawing.red)
    let picture = try TestDrawing.render(
      TestDrawing.group(.blur(radius: 4, isOpaque: false), item), width: 80, height: 80)
    #expect(abs(picture.coveredArea - 400) < 4)
    #expect(abs(Int(picture[29, 40].alpha) - Int(picture[50, 40].alpha)) <= 1, "symmetric")
    let edge = Int(picture[29, 40].alpha) + Int(picture[30, 40].alpha)
    #expect(abs(edge - 255) <= 4, "half at the edge")
    #expect(picture[25, 40].red == 255, "the colour does not darken")
    #expect(picture[17, 40].alpha < 2)
  }

  @Test func opaqueBlurKeepsEdges() throws {
    let items = DisplayList(items: [
      TestDrawing.fill(TestDrawing.rect(0, 0, 20, 40), TestDrawing.black),
      TestDrawing.fill(TestDrawing.rect(20, 0, 20, 40), TestDrawing.white),
    ])
    let picture = try TestDrawing.render(
      .group(.blur(radius: 4, isOpaque: true), items), width: 40, height: 40)
    #expect(picture.coveredArea == 1600)
    #expect(picture[0, 0].red == 0 && picture[39, 39].red == 255)
    let middle = Int(picture[19, 20].red) + Int(picture[20, 20].red)
    #expect(abs(middle - 255) <= 2)
  }

  /// The source of each blur would have 65 million pixels and more.
  @Test func aWideBlurOfBlursTakesItsSourceInBoxes() throws {
    var items = [TestDrawing.fill(TestDrawing.rect(40, -30_000, 30_000, 60_000), TestDrawing.red)]
    var deviation = 0.0
    for _ in 0..<6 {
      items = [TestDrawing.group(.blur(radius: 1000, isOpaque: false), items[0])]
      deviation = (deviation * deviation + 1_000_000).squareRoot()
      let picture = try TestDrawing.render(items[0], width: 80, height: 20)
      #expect(abs(Int(picture[40, 10].alpha) - 127) <= 3, "half at the edge")
      // The slope of the edge of a half-plane.
      let step = 255 * 78 / (deviation * (2 * Double.pi).squareRoot())
      #expect(abs(Double(picture[79, 10].alpha) - Double(picture[1, 10].alpha) - step) <= 2)
    }
  }

  @Test func blurIncludesContentOutsideThePicture() throws {
    let item = TestDrawing.group(
      .blur(radius: 3, isOpaque: false), TestDrawing.fill(TestDrawing.rect(-40, -40, 52, 80)))
    let picture = try TestDrawing.render(item, width: 24, height: 24)
    #expect(picture[0, 12].alpha == 255 && picture[0, 0].alpha == 255)
    #expect(abs(Int(picture[11, 12].alpha) + Int(picture[12, 12].alpha) - 255) <= 2)
  }

  @Test func blurScalesWithTheGroup() throws {
    let item = TestDrawing.group(
      .blur(radius: 2, isOpaque: false), TestDrawing.fill(TestDrawing.rect(15, 15, 10, 10)))
    let large = try TestDrawing.render(
      TestDrawing.group(
        .blur(radius: 4, isOpaque: false), TestDrawing.fill(TestDrawing.rect(30, 30, 20, 20))),
      width: 80, height: 80)
    #expect(try TestDrawing.render(item, width: 40, height: 40, scale: 2) == large)
  }
}
