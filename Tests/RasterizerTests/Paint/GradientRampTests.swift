import Drawing
import DrawingTools
import Foundation
import Testing

@testable import Rasterizer

/// Compares gradients with an independent evaluation of each pixel.
struct GradientRampTests {
  static let mixtures: [ColorMixture] = [.perceptual, .device, .linear]

  /// Pairs and sequences of colours that are hard to interpolate.
  static let palettes: [String: [ResolvedColor]] = [
    "system": [
      ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255),
      ResolvedColor(red: 0, green: 136 / 255, blue: 1),
    ],
    "dark": [TestDrawing.black, TestDrawing.white],
    "primaries": [
      TestDrawing.red, ResolvedColor(red: 0, green: 1, blue: 0), TestDrawing.blue, TestDrawing.red,
    ],
    "wide": [
      ResolvedColor(colorSpace: .displayP3, red: 1, green: 0, blue: 0),
      ResolvedColor(colorSpace: .displayP3, red: 0, green: 1, blue: 0),
      ResolvedColor(colorSpace: .displayP3, red: 0, green: 0, blue: 1),
    ],
    "rainbow": (0..<12).map { index in
      let red: Float = index % 2 == 0 ? 1 : 0, green: Float = index % 3 == 0 ? 1 : 0.1
      return ResolvedColor(red: red, green: green, blue: index % 4 == 0 ? 0.9 : 0)
    },
  ]

  private func stops(_ name: String, _ mixture: ColorMixture) throws -> [GradientStop] {
    let colors = try #require(Self.palettes[name])
    return colors.enumerated().map { index, color in
      GradientStop(
        color: color, location: CGFloat(index) / CGFloat(colors.count - 1), mixture: mixture)
    }
  }

  /// The largest difference between a component of an opaque image and its exact value.
  private func worst(
    _ paint: Paint, _ stops: [GradientStop], width: Int, height: Int,
    place: (Double, Double) -> Double?
  ) throws -> Double {
    let picture = try TestDrawing.render(
      .fill(TestDrawing.rect(0, 0, CGFloat(width), CGFloat(height)), paint, FillStyle()),
      width: CGFloat(width), height: CGFloat(height))
    let exact = ExactMixture(mixture: stops[0].mixture)
    var worst = 0.0
    for y in 0..<height {
      for x in 0..<width {
        guard let place = place(Double(x) + 0.5, Double(y) + 0.5) else { continue }
        let pixel = picture[x, y]
        let expected = exact.color(of: stops, at: place)
        for (actual, expected) in zip([pixel.red, pixel.green, pixel.blue], expected) {
          worst = max(worst, abs(Double(actual) - expected))
        }
      }
    }
    return worst
  }

  @Test(arguments: palettes.keys.sorted(), mixtures)
  func linearGradientsAreExact(palette: String, mixture: ColorMixture) throws {
    let stops = try stops(palette, mixture)
    for width in [97, 1200] {
      let end = CGPoint(x: Double(width) * 0.96, y: Double(width) * 0.28)
      let square = Double(end.x * end.x + end.y * end.y)
      let worst = try worst(
        .linearGradient(stops, start: .zero, end: end), stops, width: width, height: 2
      ) { ($0 * Double(end.x) + $1 * Double(end.y)) / square }
      #expect(worst <= 1, "\(width) pixels")
    }
  }

  @Test(arguments: palettes.keys.sorted(), mixtures)
  func roundGradientsAreExact(palette: String, mixture: ColorMixture) throws {
    let stops = try stops(palette, mixture)
    let center = CGPoint(x: 31, y: 27)
    func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let kinds: [(Paint, (Double, Double) -> Double?)] = [
      (
        .radialGradient(stops, center: center, startRadius: 5, endRadius: 45),
        { (distance($0 - 31, $1 - 27) - 5) / 40 }
      ),
      (
        .ellipticalGradient(
          stops, center: center, startRadii: CGSize(width: 4, height: 3),
          endRadii: CGSize(width: 40, height: 30)),
        { (distance($0 - 31, ($1 - 27) / 0.75) - 4) / 36 }
      ),
      (
        .angularGradient(stops, center: center, startAngle: 0, endAngle: 2 * .pi),
        { x, y in
          let angle = atan2(y - 27, x - 31) / (2 * .pi)
          return angle < 0 ? angle + 1 : angle
        }
      ),
    ]
    for (paint, place) in kinds {
      let worst = try worst(paint, stops, width: 80, height: 60, place: place)
      #expect(worst <= 1, "\(paint)")
    }
  }

  @Test(arguments: mixtures)
  func fadesAreExact(mixture: ColorMixture) throws {
    let stops = [
      GradientStop(color: TestDrawing.red, location: 0, mixture: mixture),
      GradientStop(
        color: ResolvedColor(red: 0, green: 0.4, blue: 1, opacity: 0.1), location: 0.6,
        mixture: mixture),
      GradientStop(
        color: ResolvedColor(red: 1, green: 1, blue: 0, opacity: 0.9), location: 1,
        mixture: mixture),
    ]
    let picture = try TestDrawing.render(
      .fill(
        TestDrawing.rect(0, 0, 300, 2),
        .linearGradient(stops, start: .zero, end: CGPoint(x: 300, y: 0)), FillStyle()),
      width: 300, height: 2, background: TestDrawing.white)
    let exact = ExactMixture(mixture: mixture)
    for x in 0..<300 {
      let color = exact.color(of: stops, at: (Double(x) + 0.5) / 300)
      let pixel = picture[x, 1]
      for (actual, part) in zip([pixel.red, pixel.green, pixel.blue], color) {
        // The value is rounded twice: as a colour and on the background.
        #expect(abs(Double(actual) - part - 255 + color[3]) <= 1.5, "at \(x)")
      }
    }
  }

  @Test func narrowIntervalsKeepTheirColors() throws {
    let stops = [
      GradientStop(color: TestDrawing.black, location: 0, mixture: .device),
      GradientStop(color: TestDrawing.black, location: 0.5, mixture: .device),
      GradientStop(color: TestDrawing.white, location: 0.51, mixture: .device),
      GradientStop(color: TestDrawing.white, location: 1, mixture: .device),
    ]
    let worst = try worst(
      .linearGradient(stops, start: .zero, end: CGPoint(x: 1000, y: 0)), stops, width: 1000,
      height: 1
    ) { x, _ in x / 1000 }
    #expect(worst <= 1)
  }

  @Test func hardEdgesAreOnTheirPixel() throws {
    for share in [0.1, 1.0 / 3, 0.37, 0.508, 0.908] {
      let stops = [
        GradientStop(color: TestDrawing.red, location: 0),
        GradientStop(color: TestDrawing.red, location: share),
        GradientStop(color: TestDrawing.blue, location: share),
      ]
      let picture = try TestDrawing.render(
        .fill(
          TestDrawing.rect(0, 0, 100, 1),
          .linearGradient(stops, start: .zero, end: CGPoint(x: 100, y: 0)), FillStyle()),
        width: 100, height: 1)
      let first = (0..<100).first { picture[$0, 0].blue > 0 }
      #expect(first == Int((share * 100 - 0.5).rounded(.up)))
    }
  }

  @Test func plainGradientsNeedFewPoints() {
    let plain = GradientRamp([
      GradientStop(color: TestDrawing.red, location: 0),
      GradientStop(color: TestDrawing.white, location: 1),
    ])
    #expect(plain.points.count < 64)
    let straight = GradientRamp([
      GradientStop(color: TestDrawing.black, location: 0, mixture: .device),
      GradientStop(color: TestDrawing.white, location: 1, mixture: .device),
    ])
    #expect(straight.points.count == 9 && abs(straight.steepness - 255) < 1e-6)
  }
}
