import Drawing
import DrawingTools
import Foundation
import Rasterizer
import Testing
import Vector
import VectorTools

struct VectorFormatTests {
  static let size = CGSize(width: 100, height: 80)

  struct Scene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let list: DisplayList

    init(_ name: String, _ items: DisplayItem...) {
      testDescription = name
      list = DisplayList(items: items)
    }
  }

  private static let star = TestDrawing.polygon((50, 5), (75, 75), (10, 30), (90, 30), (25, 75))
  private static let card = Path(
    roundedRect: CGRect(x: 20, y: 15, width: 60, height: 45), cornerRadius: 12)
  private static let orange = ResolvedColor(red: 1, green: 0.6, blue: 0, opacity: 0.7)
  private static let stops = [
    GradientStop(color: TestDrawing.red, location: 0.1),
    GradientStop(color: TestDrawing.white, location: 0.5),
    GradientStop(color: ResolvedColor(red: 0, green: 0.3, blue: 1, opacity: 0.2), location: 1),
  ]
  private static let photo = DisplayImage(
    width: 30, height: 24,
    pixels: (0..<720).flatMap { index -> [UInt8] in
      let red = UInt8(index % 30 * 8), blue = UInt8(index / 30 * 10)
      return [red, 200, blue, index % 30 < 8 ? 60 : 255]
    })
  private static let center = CGPoint(x: 50, y: 40)

  static let scenes = [
    Scene("even-odd", .fill(star, .color(orange), FillStyle(eoFill: true))),
    Scene("nonzero", .fill(star, .color(TestDrawing.blue), FillStyle())),
    Scene(
      "stroke",
      .stroke(star, .color(orange), StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)),
      .stroke(
        card, .color(TestDrawing.black),
        StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 2)),
      .stroke(
        card, .linearGradient(stops, start: .zero, end: center), StrokeStyle(lineWidth: 1))),
    Scene(
      "linear gradient",
      .fill(card, .linearGradient(stops, start: CGPoint(x: 20, y: 15), end: center), FillStyle())),
    Scene(
      "radial gradient",
      .fill(
        card, .radialGradient(stops, center: center, startRadius: 5, endRadius: 30), FillStyle())),
    Scene(
      "elliptical gradient",
      .fill(
        card,
        .ellipticalGradient(
          stops, center: center, startRadii: .zero, endRadii: CGSize(width: 40, height: 15)),
        FillStyle())),
    Scene(
      "angular gradient",
      .fill(
        card, .angularGradient(stops, center: center, startAngle: 0, endAngle: 6.28), FillStyle())),
    Scene(
      "image", .image(photo, rect: card.boundingRect, interpolation: .medium, tint: nil)),
    Scene(
      "tinted image",
      .image(photo, rect: card.boundingRect, interpolation: .medium, tint: .color(TestDrawing.blue))
    ),
    Scene(
      "image paint",
      .fill(star, .image(photo, tile: CGRect(x: 0, y: 0, width: 8, height: 6)), FillStyle())),
    Scene(
      "opacity",
      TestDrawing.group(
        .opacity(0.4), TestDrawing.fill(star), TestDrawing.fill(card, TestDrawing.red))),
    Scene(
      "clip", TestDrawing.group(.clip(star, FillStyle()), TestDrawing.fill(card, TestDrawing.blue))),
    Scene(
      "transform",
      TestDrawing.group(
        .transform(CGAffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 0.7, tx: 10, ty: 3)),
        TestDrawing.group(
          .transform(CGAffineTransform(scaleX: 1.2, y: 0.8)),
          TestDrawing.fill(card, TestDrawing.red),
          .fill(
            star, .angularGradient(stops, center: center, startAngle: 0, endAngle: 6), FillStyle()))
      )),
    Scene(
      "mask",
      TestDrawing.group(
        .mask(
          DisplayList(items: [
            .fill(star, .linearGradient(stops, start: .zero, end: center), FillStyle())
          ])), TestDrawing.fill(card, TestDrawing.blue))),
    Scene(
      "shadow",
      TestDrawing.group(
        .shadow(TestDrawing.gray(0, opacity: 0.6), radius: 4, offset: CGSize(width: 3, height: 5)),
        TestDrawing.fill(card, TestDrawing.red))),
    Scene(
      "blur", TestDrawing.group(.blur(radius: 5, isOpaque: false), TestDrawing.fill(card, orange))),
    Scene(
      "colour matrix",
      TestDrawing.group(.colorMatrix(.saturation(0.2)), TestDrawing.fill(card, TestDrawing.red))),
    Scene(
      "luminance to alpha",
      TestDrawing.group(.colorMatrix(.luminanceToAlpha), TestDrawing.fill(card, orange))),
    Scene(
      "multiply", TestDrawing.fill(card, orange),
      TestDrawing.group(.blend(.multiply), TestDrawing.fill(star, TestDrawing.gray(128)))),
    Scene(
      "colour", TestDrawing.fill(card, TestDrawing.red),
      TestDrawing.group(.blend(.color), TestDrawing.fill(star, TestDrawing.blue))),
    Scene(
      "multiply in a clip", TestDrawing.fill(card, TestDrawing.red),
      TestDrawing.group(
        .clip(star, FillStyle()),
        TestDrawing.group(.blend(.multiply), TestDrawing.fill(card, TestDrawing.gray(128))))),
    Scene(
      "plus lighter", TestDrawing.fill(card, TestDrawing.gray(100)),
      TestDrawing.group(.blend(.plusLighter), TestDrawing.fill(star, TestDrawing.gray(100)))),
    Scene(
      "destination out", TestDrawing.fill(card, TestDrawing.red),
      TestDrawing.group(.blend(.destinationOut), TestDrawing.fill(star, TestDrawing.gray(100)))),
    Scene(
      "glass", TestDrawing.fill(star, TestDrawing.red),
      TestDrawing.group(
        .glass(
          radius: 6, Frost(saturation: 1.5, brightness: 0, opacity: 0.3, shades: [1, 1, 1, 1])),
        TestDrawing.fill(card, TestDrawing.white))),
  ]

  @Test(.enabled(if: VectorTools.areInstalled), arguments: scenes, VectorFormat.allCases)
  func externalRenderersMatch(_ scene: Scene, _ format: VectorFormat) throws {
    let data = try format.data(
      of: scene.list, size: Self.size, scale: 2, background: TestDrawing.white)
    let own = try Rasterizer.render(
      scene.list, size: Self.size, scale: 2, background: TestDrawing.white)
    let (other, complaints) = try VectorTools.picture(of: data, format)
    #expect(complaints.isEmpty)
    let distance = PictureDistance(own, other)
    #expect(distance.mean < 1.5 && distance.share < 0.01, "\(distance)")
  }

  @Test(arguments: VectorFormat.allCases)
  func encodingIsDeterministic(_ format: VectorFormat) throws {
    for scene in Self.scenes {
      let files = try (0..<2).map { _ in
        try format.data(of: scene.list, size: Self.size, scale: 2)
      }
      #expect(files[0] == files[1])
    }
  }

  @Test func invalidSizesThrow() {
    #expect(throws: RenderError.self) {
      _ = try VectorFormat.svg.data(
        of: DisplayList(), size: CGSize(width: 0, height: 4), scale: 1)
    }
  }
}
