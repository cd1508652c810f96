import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing

struct GlassTests {
  /// A frost that consists only of a white veil.
  private func veil(_ opacity: Double) -> Frost {
    Frost(saturation: 1, brightness: 0, opacity: opacity, shades: [1, 1, 1, 1])
  }

  private let halves = [
    TestDrawing.fill(TestDrawing.rect(0, 0, 40, 40), TestDrawing.black),
    TestDrawing.fill(TestDrawing.rect(40, 0, 40, 40), TestDrawing.white),
  ]

  private func picture(opacity: Double, _ shape: Path) throws -> Pixmap {
    try Rasterizer.render(
      DisplayList(
        items: halves + [
          TestDrawing.group(
            .glass(radius: 5, veil(opacity)),
            TestDrawing.fill(shape, TestDrawing.white))
        ]), size: CGSize(width: 80, height: 40), scale: 1)
  }

  @Test func backdropIsBlurred() throws {
    let picture = try picture(opacity: 0, TestDrawing.rect(20, 0, 40, 20))
    #expect(abs(Int(picture[39, 10].red) + Int(picture[40, 10].red) - 255) <= 3)
    #expect(picture[35, 10].red > 20 && picture[44, 10].red < 235)
    #expect(picture[39, 30].red == 0 && picture[40, 30].red == 255, "outside the pane")
    #expect(picture[21, 0].red == 0 && picture[21, 0].alpha == 255, "nothing comes from outside")
  }

  @Test func veilCoversBackdropByItsOpacity() throws {
    let picture = try picture(opacity: 0.5, TestDrawing.rect(0, 0, 10, 40))
    #expect(abs(Int(picture[2, 20].red) - 128) <= 1)
    #expect(try self.picture(opacity: 1, TestDrawing.rect(0, 0, 10, 40))[2, 20].red == 255)
  }

  @Test func paneEdgesAreAntialiased() throws {
    let picture = try picture(opacity: 1, TestDrawing.rect(0, 0, 10.5, 40))
    #expect(abs(Int(picture[10, 20].red) - 128) <= 1)
    #expect(picture[11, 20].red == 0)
  }

  @Test func glassKeepsItsBackdropInAMaskAndWithOpacity() throws {
    let glass = TestDrawing.group(
      .glass(radius: 5, veil(0)),
      TestDrawing.fill(TestDrawing.rect(20, 0, 40, 40), TestDrawing.white))
    let mask = DisplayList(items: [
      TestDrawing.fill(TestDrawing.rect(0, 0, 80, 20), TestDrawing.black)
    ])
    func picture(_ item: DisplayItem) throws -> Pixmap {
      try Rasterizer.render(
        DisplayList(items: halves + [item]), size: CGSize(width: 80, height: 40), scale: 1)
    }
    let plain = try picture(glass), bare = try picture(TestDrawing.group(.opacity(0), glass))
    let masked = try picture(TestDrawing.group(.mask(mask), glass))
    let faint = try picture(TestDrawing.group(.opacity(0.5), TestDrawing.group(.opacity(1), glass)))
    for x in [2, 25, 35, 39, 40, 44, 58, 70] {
      #expect(masked[x, 10] == plain[x, 10])
      #expect(masked[x, 30] == bare[x, 30])
      let mean = (Int(plain[x, 10].red) + Int(bare[x, 10].red)) / 2
      #expect(abs(Int(faint[x, 10].red) - mean) <= 1)
    }
    #expect(bare[35, 10].red == 0 && plain[35, 10].red > 20)
  }

  @Test func glassKeepsItsBackdropInFilters() throws {
    let glass = TestDrawing.group(
      .glass(radius: 5, veil(0)),
      TestDrawing.fill(TestDrawing.rect(10, 0, 60, 40), TestDrawing.white))
    func picture(_ item: DisplayItem) throws -> Pixmap {
      try Rasterizer.render(
        DisplayList(items: halves + [item]), size: CGSize(width: 80, height: 40), scale: 1)
    }
    let plain = try picture(glass)
    let blurred = try picture(TestDrawing.group(.blur(radius: 2, isOpaque: false), glass))
    let faint = try picture(
      TestDrawing.group(
        .opacity(0.5), TestDrawing.group(.blur(radius: 2, isOpaque: false), glass)))
    for x in [25, 35, 39, 40, 44, 55] {
      #expect(abs(Int(blurred[x, 20].red) - Int(plain[x, 20].red)) <= 12)
    }
    #expect(blurred[37, 20].red > 60 && blurred[2, 20].red == 0 && blurred[78, 20].red == 255)
    #expect(abs(Int(faint[37, 20].red) * 2 - Int(blurred[37, 20].red)) <= 2)
    let inverted = try picture(TestDrawing.group(.colorMatrix(.colorInvert()), glass))
    #expect(abs(255 - Int(inverted[37, 20].red) - Int(plain[37, 20].red)) <= 2)
    #expect(inverted[2, 20].red == 0)
  }

  @Test func theRimShowsWhatIsFartherInside() throws {
    var lens = veil(0)
    lens.rim = 10
    lens.refraction = 12
    let picture = try Rasterizer.render(
      DisplayList(
        items: halves + [
          TestDrawing.group(
            .glass(radius: 0, lens),
            TestDrawing.fill(TestDrawing.rect(34, -40, 40, 120), TestDrawing.white))
        ]), size: CGSize(width: 80, height: 40), scale: 1)
    #expect(picture[33, 20].red == 0, "outside the pane")
    #expect(picture[35, 20].red == 255, "the rim has the colour of the middle")
    #expect(picture[60, 20].red == 255)
  }

  @Test func glassOverTransparencyIsItsVeil() throws {
    let picture = try TestDrawing.render(
      TestDrawing.group(
        .glass(radius: 5, veil(0.5)),
        TestDrawing.fill(TestDrawing.rect(0, 0, 6, 6), TestDrawing.white)))
    #expect(picture[3, 3] == Pixmap.Pixel(red: 255, green: 255, blue: 255, alpha: 128))
    #expect(picture[8, 8].alpha == 0)
  }
}
