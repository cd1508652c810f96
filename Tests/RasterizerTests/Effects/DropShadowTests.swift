import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

struct DropShadowTests {
  private func shadow(
    _ items: DisplayItem..., color: ResolvedColor = TestDrawing.black, radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> DisplayItem {
    .group(
      .shadow(color, radius: radius, offset: CGSize(width: x, height: y)), DisplayList(items: items)
    )
  }

  @Test func shadowWithoutRadiusIsACopy() throws {
    let square = TestDrawing.fill(TestDrawing.rect(2, 2, 4, 4), TestDrawing.red)
    let picture = try TestDrawing.render(
      shadow(square, color: TestDrawing.blue, radius: 0, x: 3, y: 2))
    let expected = try TestDrawing.render(
      TestDrawing.fill(TestDrawing.rect(5, 4, 4, 4), TestDrawing.blue), square)
    #expect(picture == expected)
  }

  @Test func subpixelOffsetsAreInterpolated() throws {
    let square = TestDrawing.fill(TestDrawing.rect(2, 2, 2, 2), TestDrawing.red)
    let picture = try TestDrawing.render(shadow(square, color: TestDrawing.blue, radius: 0, x: 5.5))
    #expect(picture.alphas(y: 3) == [0, 0, 255, 255, 0, 0, 0, 128, 255, 128, 0, 0])
  }

  /// The source of the outer shadow would have 65 million pixels; its content is no outline.
  @Test func aWideShadowOfAShadowTakesItsSourceInBoxes() throws {
    let wall = TestDrawing.fill(TestDrawing.rect(-30_000, -30_000, 30_000, 60_000))
    var item = TestDrawing.group(.opacity(0.999), wall, wall)
    for _ in 0..<3 {
      item = shadow(item, color: TestDrawing.red, radius: 1000, x: 40)
      let picture = try TestDrawing.render(item, width: 80, height: 20)
      #expect(picture[40, 10].alpha >= 125, "half at the edge of the first, more with others")
      #expect(picture[40, 10].red > 120)
    }
  }

  /// As measured: half at the edge, 16 % at one radius, and almost nothing beyond two.
  @Test func profileIsGaussian() throws {
    let wall = TestDrawing.fill(TestDrawing.rect(-400, -400, 450, 900))
    let picture = try TestDrawing.render(shadow(wall, radius: 10, x: 50), width: 160, height: 20)
    func alpha(at x: Double) -> Double {
      let low = Int((x - 0.5).rounded(.down))
      let share = x - 0.5 - Double(low)
      return Double(picture[low, 10].alpha) * (1 - share) + Double(picture[low + 1, 10].alpha)
        * share
    }
    #expect(abs(alpha(at: 100) / 255 - 0.5) < 0.01)
    #expect(abs(alpha(at: 110) / 255 - 0.1587) < 0.01)
    #expect(abs(alpha(at: 120) / 255 - 0.0228) < 0.01)
  }

  @Test func shadowHasColorAndOpacity() throws {
    let wall = TestDrawing.fill(TestDrawing.rect(0, 0, 40, 40), TestDrawing.gray(0, opacity: 0.5))
    let red = ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5)
    let picture = try TestDrawing.render(
      shadow(wall, color: red, radius: 3, x: 60), width: 100, height: 40)
    #expect(picture[80, 20] == Pixmap.Pixel(red: 255, green: 0, blue: 0, alpha: 64))
  }

  /// Rectangles take a fast path that repeats the middle; other outlines of the same shape do not.
  @Test(arguments: [3, 5, 12, 20] as [Double], [0, 9, 40] as [CGFloat])
  func rectangleFastPathMatchesBlur(radius: Double, corner: CGFloat) throws {
    let rounded = Path(
      storage: .roundedRect(
        CGRect(x: 40.25, y: 44.5, width: 210.5, height: 160),
        cornerSize: CGSize(width: corner, height: corner), style: .continuous))
    let plain = Path(storage: .elements(rounded.elements))
    func picture(_ path: Path) throws -> Pixmap {
      try TestDrawing.render(
        shadow(TestDrawing.fill(path), radius: radius, x: 5, y: 7.5), width: 300, height: 260)
    }
    let quick = try picture(rounded), slow = try picture(plain)
    var worst = 0
    for index in quick.bytes.indices {
      worst = max(worst, abs(Int(quick.bytes[index]) - Int(slow.bytes[index])))
    }
    #expect(worst <= 1)
  }

  /// Content painted onto an opaque card does not change the card's shadow.
  @Test(arguments: [1, 3, 6] as [Double])
  func contentInsideOpaqueCardDoesNotChangeShadow(radius: Double) throws {
    let rounded = CGRect(x: 20.25, y: 20.5, width: 160, height: 90)
    let card = DisplayItem.fill(
      Path(
        storage: .roundedRect(
          rounded, cornerSize: CGSize(width: 14, height: 14), style: .continuous)),
      .color(TestDrawing.white), FillStyle())
    let content = TestDrawing.group(
      .opacity(0.5), TestDrawing.fill(TestDrawing.rect(50, 40, 60, 30), TestDrawing.red),
      TestDrawing.fill(TestDrawing.rect(60, 30, 60, 30), TestDrawing.blue))
    func draw(_ items: DisplayItem...) throws -> Pixmap {
      try Rasterizer.render(
        DisplayList(items: items), size: CGSize(width: 200, height: 130), scale: 2)
    }
    #expect(
      try draw(shadow(card, content, radius: radius, y: 2))
        == draw(shadow(card, radius: radius, y: 2), content))
    let label = TestDrawing.fill(TestDrawing.rect(170, 60, 20, 10), TestDrawing.red)
    let hole = TestDrawing.group(
      .blend(.destinationOut), TestDrawing.fill(TestDrawing.rect(50, 85, 60, 25), TestDrawing.red))
    for item in [label, hole] {
      let whole = try draw(shadow(card, item, radius: radius, y: 2))
      #expect(try whole != draw(shadow(card, radius: radius, y: 2), item))
    }
  }

  @Test func groupsCastOneShadow() throws {
    let left = TestDrawing.fill(TestDrawing.rect(10, 10, 20, 20), TestDrawing.red)
    let right = TestDrawing.fill(TestDrawing.rect(20, 10, 20, 20), TestDrawing.red)
    let union = TestDrawing.fill(TestDrawing.rect(10, 10, 30, 20), TestDrawing.red)
    let shade = TestDrawing.gray(0, opacity: 0.5)
    let two = try TestDrawing.render(
      shadow(left, right, color: shade, radius: 3, y: 15), width: 60, height: 60)
    let one = try TestDrawing.render(
      shadow(union, color: shade, radius: 3, y: 15), width: 60, height: 60)
    for index in two.bytes.indices {
      #expect(abs(Int(two.bytes[index]) - Int(one.bytes[index])) <= 1)
    }
  }

  @Test func offscreenContentCastsShadows() throws {
    let outside = TestDrawing.fill(TestDrawing.rect(-30, -30, 28, 80))
    let picture = try TestDrawing.render(shadow(outside, radius: 4))
    #expect(picture[0, 6].alpha > 40)
    let blob = Path(storage: .ellipse(CGRect(x: -40, y: -20, width: 38, height: 50)))
    let round = try TestDrawing.render(shadow(TestDrawing.fill(blob), radius: 4))
    #expect(round[0, 5].alpha > 20)
  }

  @Test func invalidShadowsDoNotTrap() throws {
    let square = TestDrawing.fill(TestDrawing.rect(2, 2, 4, 4))
    for radius in [CGFloat.nan, .infinity, -5, 1e9] {
      let picture = try TestDrawing.render(shadow(square, radius: radius, x: 0, y: 0))
      #expect(picture[3, 3].alpha == 255)
    }
    let lost = try TestDrawing.render(shadow(square, radius: 2, x: .nan, y: .infinity))
    #expect(lost.coveredArea == 16)
  }
}
