import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

private struct Paper: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    (environment.colorScheme == .dark ? Color.black : .white).resolve(in: environment)
  }
}

struct ColorTests {
  @Test func aStyleThatResolvesToAColorIsOne() {
    #expect(Color(true ? Color.red : .green) == .red)
    #expect(bytes(Color(Paper())) == [255, 255, 255])
    #expect(bytes(Color(Paper()), ColorContext(colorScheme: .dark)) == [0, 0, 0])
  }

  func bytes(_ color: Color, _ context: ColorContext = ColorContext()) -> [Int] {
    let resolved = color.resolved(in: context)
    return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test(
    arguments: [
      (0.5, 1, 1, [0, 1, 1]), (0, 1, 0.5, [0.5, 0, 0]), (0, 0, 0.5, [0.5, 0.5, 0.5]),
      (1.0 / 3, 1, 1, [0, 1, 0]), (1, 1, 1, [1, 0, 0]), (2.0 / 3, 0.5, 1, [0.5, 0.5, 1]),
    ] as [(Double, Double, Double, [Float])])
  func hueSaturationBrightness(
    hue: Double, saturation: Double, brightness: Double, expected: [Float]
  ) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
      .resolve(in: EnvironmentValues())
    for (value, expected) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(value - expected) < 1e-5)
    }
  }

  @Test func paletteFollowsTheSystemVersion() {
    var context = ColorContext()
    context.palette = .iOS26
    #expect(bytes(.red, context) == [255, 56, 60])
    #expect(bytes(.blue, context) == [0, 136, 255])
    #expect(bytes(.gray, context) == [142, 142, 147], "unchanged since iOS 18")
    #expect(bytes(.accentColor, context) == [0, 136, 255])
    context.colorScheme = .dark
    #expect(bytes(.indigo, context) == [107, 93, 255])
    context.contrast = .increased
    #expect(bytes(.cyan, context) == [109, 217, 255])
  }

  @Test func paletteFollowsAppearanceAndContrast() {
    let dark = ColorContext(colorScheme: .dark)
    #expect(bytes(.red) == [255, 59, 48])
    #expect(bytes(.red, dark) == [255, 69, 58])
    #expect(bytes(.blue) == [0, 122, 255])
    #expect(bytes(.blue, dark) == [10, 132, 255])
    #expect(bytes(.mint) == [0, 199, 190])
    #expect(bytes(.gray, dark) == [142, 142, 147])
    #expect(bytes(.orange, ColorContext(contrast: .increased)) == [201, 52, 0])
    #expect(
      bytes(.indigo, ColorContext(colorScheme: .dark, contrast: .increased)) == [125, 122, 255])
    #expect(bytes(.primary) == [0, 0, 0])
    #expect(bytes(.primary, dark) == [255, 255, 255])
    #expect(Color.secondary.resolved(in: dark).opacity == 0.6)
  }

  @Test func accentIsBlueByDefault() {
    #expect(bytes(.accentColor) == bytes(.blue))
    let context = ColorContext(accent: Color.Resolved(red: 1, green: 0, blue: 0))
    #expect(bytes(.accentColor, context) == [255, 0, 0])
  }

  @Test func opacityMultiplies() {
    let color = Color.black.opacity(0.5).opacity(0.5).resolved(in: ColorContext())
    #expect(color.opacity == 0.25)
    #expect(Color(white: 1, opacity: 0.5).resolved(in: ColorContext()).opacity == 0.5)
  }

  @Test func mixesInOklabByDefault() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(bytes(red.mix(with: blue, by: 0.5, in: .device)) == [128, 0, 128])
    #expect(bytes(red.mix(with: blue, by: 0.5)) == [140, 83, 162])
    #expect(bytes(red.mix(with: blue, by: -1)) == [255, 0, 0])
    #expect(bytes(red.mix(with: blue, by: 2)) == [0, 0, 255])
  }

  @Test func displayP3ExceedsTheSRGBGamut() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(in: ColorContext())
    #expect(abs(red.red - 1.0931) < 1e-3)
    #expect(abs(red.green + 0.2267) < 1e-3)
    #expect(abs(red.blue + 0.1501) < 1e-3)
    let white = Color(.displayP3, white: 1).resolved(in: ColorContext())
    #expect(abs(white.red - 1) < 1e-5 && abs(white.green - 1) < 1e-5 && abs(white.blue - 1) < 1e-5)
  }

  @Test func descriptionIsTheNameOrTheComponents() {
    #expect(Color.red.description == "red")
    #expect(Color.red.opacity(0.5).description == "50% red")
    #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
    #expect(Color.accentColor.description == "accentColor")
  }
}
