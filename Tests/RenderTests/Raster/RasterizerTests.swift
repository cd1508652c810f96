import Foundation
import LayoutDSL
import Testing

@testable import Codecs
@testable import Drawing
@testable import Rasterizer
@testable import Render

struct RasterizerTests {
  @Test func sizesAreRoundedUpToPixels() throws {
    let picture = try TestDrawing.render(width: 10.2, height: 7, scale: 3)
    #expect(picture.width == 31 && picture.height == 21)
    #expect(
      try Rasterizer.pixelSize(of: CGSize(width: 20 + 1e-9, height: 61 / 3.0), scale: 3) == (60, 61)
    )
  }

  @Test func scaleEnlargesContent() throws {
    let item = TestDrawing.fill(TestDrawing.rect(1, 2, 3, 4))
    for scale in [1, 2, 3] as [CGFloat] {
      let picture = try TestDrawing.render(item, scale: scale)
      #expect(picture.coveredArea == Double(12 * scale * scale))
    }
    let fractional = try TestDrawing.render(item, scale: 1.5)
    #expect(fractional.alphas(y: 4)[0...6] == [0, 128, 255, 255, 255, 255, 0])
  }

  @Test func backgroundsFillThePicture() throws {
    let picture = try TestDrawing.render(background: Color.Resolved(red: 1, green: 0.5, blue: 0))
    #expect(picture[0, 0] == Pixmap.Pixel(red: 255, green: 128, blue: 0))
    #expect(picture[11, 11] == Pixmap.Pixel(red: 255, green: 128, blue: 0))
  }

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

  @Test func invalidSizesThrow() {
    for size in [
      CGSize(width: 0, height: 5), CGSize(width: -1, height: 5),
      CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5),
    ] {
      #expect(throws: RenderError.self) {
        _ = try Rasterizer.render(DisplayList(), size: size, scale: 1)
      }
    }
    #expect(throws: RenderError.invalidSize(width: 10, height: 10, scale: 0)) {
      _ = try Rasterizer.render(DisplayList(), size: CGSize(width: 10, height: 10), scale: 0)
    }
  }

  @Test func oversizeThrowsBeforeAllocating() {
    #expect(throws: RenderError.tooLarge(width: 32_769, height: 1)) {
      _ = try Rasterizer.render(DisplayList(), size: CGSize(width: 32_769, height: 1), scale: 1)
    }
    #expect(throws: RenderError.tooLarge(width: 30_000, height: 30_000)) {
      _ = try Rasterizer.render(
        DisplayList(), size: CGSize(width: 10_000, height: 10_000), scale: 3)
    }
    #expect(throws: RenderError.tooLarge(width: 1_000_000_000_000_000, height: 1)) {
      _ = try Rasterizer.render(DisplayList(), size: CGSize(width: 1e200, height: 1), scale: 1)
    }
    #expect("\(RenderError.tooLarge(width: 9, height: 8))".contains("smaller size or scale"))
  }

  /// Optimized and unoptimized builds, and every machine, must produce the same pixels.
  @Test func everyBuildDrawsTheSamePixels() throws {
    let picture = try Rasterizer.render(
      Self.everything, size: CGSize(width: 200, height: 160), scale: 1.5,
      background: TestDrawing.gray(250))
    #expect(
      picture.fingerprint == 10_414_152_050_415_662_933,
      "the pixels changed: \(String(picture.fingerprint, radix: 16))")
  }

  /// A list with every kind of item.
  static let everything: DisplayList = {
    let stops = [
      GradientStop(color: TestDrawing.red, location: 0),
      GradientStop(
        color: Color.Resolved(red: 0.2, green: 0.9, blue: 0.4, opacity: 0.6), location: 0.4),
      GradientStop(color: TestDrawing.blue, location: 1),
    ]
    let squircle = Path(
      storage: .roundedRect(
        CGRect(x: 10, y: 10, width: 60, height: 40), cornerSize: CGSize(width: 13, height: 13),
        style: .continuous))
    let circle = Path(storage: .ellipse(CGRect(x: 80.3, y: 10.6, width: 45, height: 38)))
    let wave = Path(
      storage: .elements([
        .move(to: CGPoint(x: 10, y: 90)),
        .curve(
          to: CGPoint(x: 90, y: 80), control1: CGPoint(x: 40, y: 40),
          control2: CGPoint(x: 60, y: 140)),
        .quadCurve(to: CGPoint(x: 120, y: 70), control: CGPoint(x: 130, y: 120)),
      ]))
    let pixels = (0..<64).flatMap { (index: Int) -> [UInt8] in
      [UInt8(index * 4), UInt8(255 - index * 3), 90, UInt8(index * 2 + 120)]
    }
    let image = DisplayImage(width: 8, height: 8, pixels: pixels)
    let turn = CGAffineTransform(translationX: 150, y: 40).rotated(by: 0.4)
    return DisplayList(items: [
      .group(
        .shadow(
          TestDrawing.gray(0, opacity: 0.4), radius: 5, offset: CGSize(width: 1.5, height: 3)),
        DisplayList(items: [
          .fill(
            squircle,
            .linearGradient(stops, start: CGPoint(x: 10, y: 10), end: CGPoint(x: 70, y: 55)),
            FillStyle())
        ])),
      .group(
        .shadow(TestDrawing.gray(20), radius: 2.3, offset: .zero),
        DisplayList(items: [TestDrawing.fill(circle, TestDrawing.gray(240))])),
      .fill(
        circle,
        .radialGradient(stops, center: CGPoint(x: 100, y: 28), startRadius: 3, endRadius: 25),
        FillStyle()),
      .stroke(
        wave, .color(Color.Resolved(red: 0.1, green: 0.3, blue: 0.7, opacity: 0.8)),
        StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [12, 7, 2, 7])),
      .group(
        .transform(turn),
        DisplayList(items: [
          .image(
            image, rect: CGRect(x: -12, y: -12, width: 24, height: 20), interpolation: .medium,
            tint: nil),
          .stroke(
            TestDrawing.rect(-15, -15, 30, 26), .color(TestDrawing.black),
            StrokeStyle(lineWidth: 0.7)),
        ])),
      .group(
        .clip(Path(storage: .ellipse(CGRect(x: 20, y: 100, width: 50, height: 50))), FillStyle()),
        DisplayList(items: [
          .fill(
            TestDrawing.rect(0, 90, 100, 70),
            .angularGradient(stops, center: CGPoint(x: 45, y: 125), startAngle: 0.3, endAngle: 6),
            FillStyle()),
          .group(
            .opacity(0.4),
            DisplayList(items: [
              TestDrawing.fill(TestDrawing.rect(30, 110, 20, 20)),
              TestDrawing.fill(TestDrawing.rect(40.5, 120, 20, 40)),
            ])),
        ])),
      .group(
        .blur(radius: 3, isOpaque: false),
        DisplayList(items: [
          TestDrawing.fill(TestDrawing.polygon((90, 110), (120, 105), (112, 145)), TestDrawing.red)
        ])),
      .group(
        .blend(.multiply),
        DisplayList(items: [
          TestDrawing.fill(TestDrawing.rect(100, 20, 60.5, 110.25), TestDrawing.gray(180))
        ])),
      .group(
        .mask(DisplayList(items: [TestDrawing.fill(circle)])),
        DisplayList(items: [
          .stroke(
            TestDrawing.polygon((70, 5), (130, 60)), .color(TestDrawing.gray(30)),
            StrokeStyle(lineWidth: 9)
          )
        ])),
    ])
  }()
}
