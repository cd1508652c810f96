import Drawing
import DrawingTools
import Foundation
import Testing

@testable import Rasterizer

struct BlendFormulasTests {
  /// Blends one gray over another and returns the resulting gray.
  private func blend(
    _ top: Int, _ mode: BlendMode, _ bottom: Int, opacity: Float = 1
  ) throws -> Double {
    let picture = try TestDrawing.render(
      TestDrawing.group(
        .blend(mode),
        TestDrawing.fill(TestDrawing.rect(0, 0, 6, 12), TestDrawing.gray(top, opacity: opacity))),
      background: TestDrawing.gray(bottom))
    #expect(Int(picture[9, 5].red) == bottom, "beside the group nothing changes")
    return Double(picture[3, 5].red)
  }

  @Test(arguments: [(0, 255), (64, 180), (200, 100), (255, 40), (128, 128)])
  func separableModesMatchTheirFormulas(top: Int, bottom: Int) throws {
    let s = Double(top) / 255, b = Double(bottom) / 255
    let formulas: [(BlendMode, Double)] = [
      (.multiply, s * b), (.screen, s + b - s * b), (.darken, min(s, b)), (.lighten, max(s, b)),
      (.overlay, b <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)),
      (.hardLight, s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)),
      (.softLight, (1 - 2 * s) * b * b + 2 * s * b),
      (.colorDodge, b == 0 ? 0 : min(1, s == 1 ? 1 : b / (1 - s))),
      (.colorBurn, b == 1 ? 1 : 1 - min(1, s == 0 ? 1 : (1 - b) / s)),
      (.difference, abs(s - b)), (.exclusion, s + b - 2 * s * b), (.plusDarker, max(0, s + b - 1)),
      (.plusLighter, min(1, s + b)), (.normal, s),
    ]
    for (mode, expected) in formulas {
      #expect(abs(try blend(top, mode, bottom) - expected * 255) <= 0.51, "\(mode)")
    }
  }

  @Test func opacityMixesBlendedColorWithBackdrop() throws {
    let s = 100.0 / 255, b = 200.0 / 255
    #expect(abs(try blend(100, .multiply, 200, opacity: 0.5) - (s * b + b) / 2 * 255) <= 1.5)
  }

  @Test func nonSeparableModesKeepLuminosity() throws {
    func mix(_ top: ResolvedColor, _ mode: BlendMode, _ bottom: ResolvedColor) throws
      -> Pixmap.Pixel
    {
      try TestDrawing.render(
        TestDrawing.group(.blend(mode), TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12), top)),
        background: bottom)[5, 5]
    }
    let orange = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2)
    func luminosity(_ pixel: Pixmap.Pixel) -> Double {
      0.3 * Double(pixel.red) + 0.59 * Double(pixel.green) + 0.11 * Double(pixel.blue)
    }
    let base = luminosity(Pixmap.Pixel(red: 204, green: 102, blue: 51))
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(abs(luminosity(try mix(TestDrawing.blue, mode, orange)) - base) < 1.5, "\(mode)")
    }
    let gray = try mix(TestDrawing.gray(128), .saturation, orange)
    #expect(gray.red == gray.green && gray.green == gray.blue)
    #expect(abs(luminosity(try mix(TestDrawing.gray(90), .luminosity, orange)) - 90) < 1.5)
    let colored = try mix(TestDrawing.blue, .color, TestDrawing.gray(100))
    #expect(colored.blue > colored.red && colored.red == colored.green)
  }

  @Test func porterDuffModesUseAlpha() throws {
    func alpha(_ mode: BlendMode) throws -> [Int] {
      try TestDrawing.render(
        TestDrawing.fill(TestDrawing.rect(0, 0, 8, 12), TestDrawing.red),
        TestDrawing.group(
          .blend(mode), TestDrawing.fill(TestDrawing.rect(4, 0, 8, 12), TestDrawing.blue))
      ).alphas(y: 5)
    }
    let both = Array(repeating: 255, count: 12)
    let first = Array(repeating: 255, count: 8) + [0, 0, 0, 0]
    #expect(try alpha(.sourceAtop) == first)
    #expect(try alpha(.destinationOver) == both)
    #expect(
      try alpha(.destinationOut) == Array(repeating: 255, count: 4) + Array(repeating: 0, count: 8))
    let over = try TestDrawing.render(
      TestDrawing.fill(TestDrawing.rect(0, 0, 8, 12), TestDrawing.red),
      TestDrawing.group(
        .blend(.destinationOver), TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12), TestDrawing.blue)
      ))
    #expect(over[2, 2].red == 255 && over[10, 2].blue == 255)
  }

  /// Blends two premultiplied pixels by the formulas of the W3C's Compositing and Blending.
  private func reference(
    _ top: [Double], _ bottom: [Double], _ blend: ([Double], [Double]) -> [Double]
  ) -> [Double] {
    let sourceAlpha = top[3], backdropAlpha = bottom[3]
    let source = top[..<3].map { $0 / sourceAlpha }
    let backdrop = bottom[..<3].map { $0 / backdropAlpha }
    let mixed = blend(backdrop, source)
    var result: [Double] = []
    for channel in 0..<3 {
      let onlySource = (1 - backdropAlpha) * top[channel]
      let both = sourceAlpha * backdropAlpha * mixed[channel]
      let onlyBackdrop = (1 - sourceAlpha) * bottom[channel]
      result.append(onlySource + both + onlyBackdrop)
    }
    result.append(sourceAlpha + backdropAlpha - sourceAlpha * backdropAlpha)
    return result
  }

  private func premultiplied(_ color: [UInt32], _ alpha: UInt32) -> [UInt32] {
    let parts: [UInt32] = color.map { ($0 * alpha + 127) / 255 }
    return parts + [alpha]
  }

  private func packed(_ pixel: [UInt32]) -> UInt32 {
    pixel.reversed().reduce(0) { $0 << 8 | $1 }
  }

  private func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

  private func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private func setLuminosity(_ c: [Double], _ value: Double) -> [Double] {
    let difference = value - luminosity(c)
    let moved: [Double] = c.map { $0 + difference }
    let light = luminosity(moved), low = moved.min() ?? 0, high = moved.max() ?? 0
    return moved.map { channel in
      var channel = channel
      if low < 0 { channel = light + (channel - light) * light / (light - low) }
      if high > 1 { channel = light + (channel - light) * (1 - light) / (high - light) }
      return channel
    }
  }

  private func setSaturation(_ c: [Double], _ value: Double) -> [Double] {
    let low = c.min() ?? 0, range = saturation(c)
    return c.map { range > 0 ? ($0 - low) * value / range : 0 }
  }

  @Test func translucentPixelsMatchTheW3CFormulas() {
    func each(_ formula: @escaping (Double, Double) -> Double) -> ([Double], [Double]) -> [Double] {
      { zip($0, $1).map(formula) }
    }
    func hardLight(_ b: Double, _ s: Double) -> Double {
      if s <= 0.5 { return 2 * b * s }
      return 1 - 2 * (1 - b) * (1 - s)
    }
    func dodge(_ b: Double, _ s: Double) -> Double {
      if b == 0 { return 0 }
      return s >= 1 ? 1 : min(1, b / (1 - s))
    }
    func burn(_ b: Double, _ s: Double) -> Double {
      if b >= 1 { return 1 }
      return s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    }
    typealias Formula = ([Double], [Double]) -> [Double]
    let formulas: [(BlendMode, Formula)] = [
      (.normal, each { _, s in s }), (.multiply, each { b, s in b * s }),
      (.screen, each { b, s in b + s - b * s }), (.darken, each { b, s in min(b, s) }),
      (.lighten, each { b, s in max(b, s) }), (.difference, each { b, s in abs(b - s) }),
      (.exclusion, each { b, s in b + s - 2 * b * s }), (.hardLight, each(hardLight)),
      (.overlay, each { b, s in hardLight(s, b) }), (.colorDodge, each(dodge)),
      (.colorBurn, each(burn)),
      (.hue, { setLuminosity(setSaturation($1, saturation($0)), luminosity($0)) }),
      (.saturation, { setLuminosity(setSaturation($0, saturation($1)), luminosity($0)) }),
      (.color, { setLuminosity($1, luminosity($0)) }),
      (.luminosity, { setLuminosity($0, luminosity($1)) }),
    ]
    let colors: [[UInt32]] = [[230, 120, 20], [10, 200, 90], [60, 60, 250], [128, 128, 128]]
    for alphas in [(255, 255), (255, 100), (90, 255), (150, 60), (40, 200)] as [(UInt32, UInt32)] {
      for over in colors {
        for under in colors {
          let pixels = [premultiplied(over, alphas.0), premultiplied(under, alphas.1)]
          let values: [[Double]] = pixels.map { $0.map { Double($0) / 255 } }
          for (mode, formula) in formulas {
            var row = [packed(pixels[1])]
            blendRow(&row, [packed(pixels[0])], 1, mode)
            let expected = reference(values[0], values[1], formula)
            for channel in 0..<4 {
              let actual = Double(row[0] >> UInt32(8 * channel) & 255)
              let error = abs(actual - expected[channel] * 255)
              #expect(error <= 0.51, "\(mode): \(over) on \(under), \(alphas)")
            }
          }
        }
      }
    }
  }

  @Test func everyModeProducesPremultipliedPixels() throws {
    let modes: [BlendMode] = [
      .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
      .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    var source: [UInt32] = [], target: [UInt32] = []
    for alpha in [0, 1, 100, 255] as [UInt32] {
      for other in [0, 3, 128, 255] as [UInt32] {
        source.append(alpha | alpha / 2 << 8 | alpha << 24)
        target.append(other / 3 | other << 8 | other << 16 | other << 24)
      }
    }
    for mode in modes {
      var row = target
      blendRow(&row, source, row.count, mode)
      for pixel in row {
        let alpha = pixel >> 24
        #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha)
      }
    }
  }
}
