import Drawing
import DrawingTools
import Foundation
import Testing

struct GradientPaintTests {
  /// The system's red and blue, whose mean in a render by SwiftUI is 170, 121, 168.
  private let redToBlue = [
    GradientStop(
      color: ResolvedColor(red: 1, green: 56 / 255, blue: 60 / 255), location: 0),
    GradientStop(color: ResolvedColor(red: 0, green: 136 / 255, blue: 1), location: 1),
  ]

  private func fill(_ paint: Paint) -> DisplayItem {
    .fill(TestDrawing.rect(0, 0, 400, 400), paint, FillStyle())
  }

  private func close(_ pixel: Pixmap.Pixel, _ red: Int, _ green: Int, _ blue: Int, by: Int = 2)
    -> Bool
  {
    abs(Int(pixel.red) - red) <= by && abs(Int(pixel.green) - green) <= by
      && abs(Int(pixel.blue) - blue) <= by
  }

  @Test func linearGradientsInterpolateInOklab() throws {
    let paint = Paint.linearGradient(
      redToBlue, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 101, y: 0))
    let picture = try TestDrawing.render(fill(paint), width: 101, height: 3)
    #expect(close(picture[50, 1], 172, 121, 168, by: 2))
    #expect(close(picture[0, 1], 255, 56, 60, by: 4))
    #expect(close(picture[100, 1], 0, 136, 255, by: 12))
    for x in 1..<101 { #expect(picture[x, 1].red <= picture[x - 1, 1].red) }
  }

  /// Two colours whose mixtures are all in the gamut of sRGB.
  private let clayToSlate = [
    GradientStop(color: ResolvedColor(red: 0.8, green: 0.5, blue: 0.3), location: 0),
    GradientStop(color: ResolvedColor(red: 0.3, green: 0.5, blue: 0.7), location: 1),
  ]

  /// The mixture of clay and slate in Oklab, by its published matrices.
  private func oklabMixture(_ part: Double) -> [Double] {
    func lab(_ color: ResolvedColor) -> [Double] {
      let r = Double(color.linearRed), g = Double(color.linearGreen), b = Double(color.linearBlue)
      let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
      let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
      let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
      return [
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
      ]
    }
    let t = max(0, min(1, part))
    let c = zip(lab(clayToSlate[0].color), lab(clayToSlate[1].color)).map { $0 + ($1 - $0) * t }
    let l = pow(c[0] + 0.3963377774 * c[1] + 0.2158037573 * c[2], 3)
    let m = pow(c[0] - 0.1055613458 * c[1] - 0.0638541728 * c[2], 3)
    let s = pow(c[0] - 0.0894841775 * c[1] - 1.2914855480 * c[2], 3)
    let linear = [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
    return linear.map { value in
      let value = max(0, min(1, value))
      return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
  }

  @Test func everyKindMatchesItsFormula() throws {
    let center = CGPoint(x: 31, y: 17)
    func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let kinds: [(Paint, (Double, Double) -> Double)] = [
      (
        .linearGradient(
          clayToSlate, start: CGPoint(x: 4, y: 3), end: CGPoint(x: 52, y: 39)),
        { (($0 - 4) * 48 + ($1 - 3) * 36) / 3600 }
      ),
      (
        .radialGradient(clayToSlate, center: center, startRadius: 5, endRadius: 30),
        { (distance($0 - 31, $1 - 17) - 5) / 25 }
      ),
      (
        .ellipticalGradient(
          clayToSlate, center: center, startRadii: .zero, endRadii: CGSize(width: 30, height: 12)),
        { distance(($0 - 31) / 30, ($1 - 17) / 12) }
      ),
      (
        .angularGradient(clayToSlate, center: center, startAngle: 0, endAngle: 2 * .pi),
        {
          let angle = atan2($1 - 17, $0 - 31) / (2 * .pi)
          return angle < 0 ? angle + 1 : angle
        }
      ),
    ]
    for (paint, part) in kinds {
      let picture = try TestDrawing.render(fill(paint), width: 60, height: 40)
      var worst = 0.0
      for y in 0..<40 {
        for x in 0..<60 {
          let t = part(Double(x) + 0.5, Double(y) + 0.5)
          // A pixel beside the jump of an angular gradient or at its centre contains many colours.
          guard (x - 31) * (x - 31) + (y - 17) * (y - 17) > 9, t > 0.01, t < 0.99 else { continue }
          let pixel = picture[x, y]
          let actual = [pixel.red, pixel.green, pixel.blue]
          for (actual, expected) in zip(actual, oklabMixture(t)) {
            worst = max(worst, abs(Double(actual) - expected))
          }
        }
      }
      #expect(worst <= 2, "\(paint)")
    }
  }

  @Test func endColorsExtendBeyondTheStops() throws {
    let paint = Paint.linearGradient(
      redToBlue, start: CGPoint(x: 4, y: 0), end: CGPoint(x: 8, y: 0))
    let picture = try TestDrawing.render(fill(paint))
    #expect(close(picture[0, 0], 255, 56, 60, by: 0) && close(picture[3, 5], 255, 56, 60, by: 0))
    #expect(close(picture[8, 0], 0, 136, 255, by: 0) && close(picture[11, 5], 0, 136, 255, by: 0))
  }

  @Test func equalLocationsMakeAHardEdge() throws {
    let stops = [
      GradientStop(color: TestDrawing.red, location: 0),
      GradientStop(color: TestDrawing.red, location: 0.5),
      GradientStop(color: TestDrawing.blue, location: 0.5),
      GradientStop(color: TestDrawing.blue, location: 1),
    ]
    let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 12, y: 0))
    let picture = try TestDrawing.render(fill(paint))
    #expect((0..<6).allSatisfy { close(picture[$0, 2], 255, 0, 0, by: 0) })
    #expect((6..<12).allSatisfy { close(picture[$0, 2], 0, 0, 255, by: 0) })
  }

  @Test func fadingToClearKeepsTheColor() throws {
    let stops = [
      GradientStop(color: TestDrawing.red, location: 0),
      GradientStop(color: ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0), location: 1),
    ]
    let paint = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 101, y: 0))
    let picture = try TestDrawing.render(fill(paint), width: 101, height: 3)
    #expect(abs(Int(picture[50, 1].alpha) - 128) <= 1)
    #expect(close(picture[50, 1], 255, 0, 0, by: 1), "premultiplied: no blue appears")
  }

  @Test func radialGradientsFollowDistance() throws {
    let paint = Paint.radialGradient(
      redToBlue, center: CGPoint(x: 50.5, y: 50.5), startRadius: 10, endRadius: 50)
    let picture = try TestDrawing.render(fill(paint), width: 101, height: 101)
    #expect(close(picture[50, 50], 255, 56, 60, by: 0))
    #expect(close(picture[50, 42], 255, 56, 60, by: 0), "inside the start radius")
    #expect(close(picture[80, 50], 172, 121, 168))
    #expect(picture[80, 50] == picture[50, 20] && picture[80, 50] == picture[20, 50])
    #expect(close(picture[0, 0], 0, 136, 255, by: 0))
  }

  @Test func angularGradientsStartTrailingAndRunClockwise() throws {
    let paint = Paint.angularGradient(
      redToBlue, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi)
    let picture = try TestDrawing.render(fill(paint), width: 100, height: 100)
    #expect(close(picture[99, 50], 255, 56, 60, by: 4))
    #expect(close(picture[99, 49], 0, 136, 255, by: 6))
    #expect(close(picture[0, 50], 172, 121, 168))
    let quarter = picture[50, 99]
    #expect(quarter.red > 180 && quarter.blue < 140, "a quarter of the way, at the bottom")
  }

  @Test func partialSweepsSplitTheGapBetweenBothEnds() throws {
    let paint = Paint.angularGradient(
      redToBlue, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: .pi / 2)
    let picture = try TestDrawing.render(fill(paint), width: 100, height: 100)
    #expect(close(picture[10, 40], 0, 136, 255, by: 0))
    #expect(close(picture[49, 10], 255, 56, 60, by: 0))
    #expect(close(picture[80, 79], 172, 121, 168, by: 4))
    let anticlockwise = try TestDrawing.render(
      fill(
        .angularGradient(
          redToBlue, center: CGPoint(x: 50, y: 50), startAngle: .pi / 2, endAngle: 0)),
      width: 100, height: 100)
    #expect(close(anticlockwise[10, 40], 255, 56, 60, by: 0))
    #expect(close(anticlockwise[49, 10], 0, 136, 255, by: 0))
  }

  @Test func lastOfSeveralTurnsIsVisible() throws {
    let paint = Paint.angularGradient(
      redToBlue, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 4 * .pi)
    let picture = try TestDrawing.render(fill(paint), width: 100, height: 100)
    #expect(close(picture[99, 50], 172, 121, 168, by: 4))
    #expect(close(picture[99, 49], 0, 136, 255, by: 4))
  }

  @Test func anglesMatchTheArcTangent() throws {
    let steps = (0...255).map {
      GradientStop(color: TestDrawing.gray($0), location: CGFloat($0) / 255)
    }
    let paint = Paint.angularGradient(
      steps, center: CGPoint(x: 40, y: 40), startAngle: 0, endAngle: 2 * .pi)
    let picture = try TestDrawing.render(fill(paint), width: 80, height: 80)
    for y in stride(from: 0, to: 80, by: 7) {
      for x in stride(from: 0, to: 80, by: 7) {
        var turn = atan2(Double(y) - 39.5, Double(x) - 39.5) / (2 * .pi)
        if turn < 0 { turn += 1 }
        #expect(abs(Double(picture[x, y].red) - turn * 255) < 0.8, "(\(x), \(y))")
      }
    }
  }

  @Test func gradientsFollowTheGroupTransform() throws {
    let paint = Paint.linearGradient(redToBlue, start: .zero, end: CGPoint(x: 12, y: 0))
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 12, ty: 0)
    let turned = try TestDrawing.render(
      TestDrawing.group(.transform(turn), .fill(TestDrawing.rect(0, 0, 12, 12), paint, FillStyle()))
    )
    let plain = try TestDrawing.render(fill(paint))
    for index in 0..<12 { #expect(turned[3, index] == plain[index, 3]) }
  }

  @Test func invalidGradientsDoNotTrap() throws {
    let picture = try TestDrawing.render(
      fill(.linearGradient([], start: .zero, end: .zero)),
      fill(.linearGradient(redToBlue, start: CGPoint(x: CGFloat.nan, y: 0), end: .zero)),
      fill(.radialGradient(redToBlue, center: .zero, startRadius: .infinity, endRadius: .nan)),
      fill(.angularGradient(redToBlue, center: .zero, startAngle: .nan, endAngle: 1e300)),
      fill(.linearGradient(redToBlue, start: .zero, end: CGPoint(x: 1e-300, y: 1e-300))),
      fill(.linearGradient(redToBlue, start: .zero, end: .zero)))
    #expect(close(picture[5, 5], 0, 136, 255, by: 0), "no extent: the last colour")
  }
}
