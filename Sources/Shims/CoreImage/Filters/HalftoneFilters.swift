@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  /// Returns the threshold of a screen of lines, 0…1, in equal shares: so a grey keeps its
  /// lightness.
  private static func lines(_ place: Float, _ width: Float) -> Float {
    abs(2 * remainder(place / width, 1) - 1)
  }

  /// Returns the threshold of a screen of dots: the mean of two screens of lines, stretched to
  /// equal shares.
  private static func dots(_ x: Float, _ y: Float, _ width: Float) -> Float {
    let mean = (lines(x, width) + lines(y, width)) / 2
    return mean < 0.5 ? 2 * mean * mean : 1 - 2 * (1 - mean) * (1 - mean)
  }

  /// Returns the lightness of a component behind a screen.
  private static func inked(_ component: Float, _ threshold: Float, _ sharpness: Float) -> Float {
    // Black and white have no dots, and dark and light colours have sharp ones.
    guard component > 0 else { return 0 }
    guard component < 1 else { return 1 }
    let room = min(1, 4 * min(component, 1 - component))
    return unitInterval((component - threshold) / max(0.02, (1 - sharpness) * room) + 0.5)
  }

  /// Returns a filter that compares the luminance with a screen, turned by an angle.
  private static func screen(
    _ threshold: @escaping @Sendable (_ x: Float, _ y: Float, _ width: Float) -> Float
  ) -> PictureFilter {
    { filter, image in
      let center = filter.place(kCIInputCenterKey)
      let width = max(1, filter.float(kCIInputWidthKey))
      let sharpness = unitInterval(filter.float(kCIInputSharpnessKey))
      let (sine, cosine) = quickSineCosine(filter.float(kCIInputAngleKey))
      return image.mapNeighbours(reach: 0) { pixels, column, row in
        let color = pixels.nearest(column, row)
        let x = Float(column) + 0.5 - center.x, y = Float(row) + 0.5 - center.y
        let limit = threshold(x * cosine + y * sine, y * cosine - x * sine, width)
        return Pixel(grey: inked(color.luminance, limit, sharpness), alpha: color.alpha)
      }
    }
  }

  static let halftones: [String: PictureFilter] = [
    "CIDotScreen": screen(dots),
    "CILineScreen": screen { x, _, width in lines(x, width) },
    "CIHatchedScreen": screen { x, y, width in
      // Dark greys have lines in both directions.
      let across = lines(x, width), up = lines(y, width)
      return across > up ? across * across : up * up
    },
    "CICircularScreen": screen { x, y, width in lines((x * x + y * y).squareRoot(), width) },
    "CICMYKHalftone": { filter, image in
      let center = filter.place(kCIInputCenterKey), angle = filter.float(kCIInputAngleKey)
      let width = max(1, filter.float(kCIInputWidthKey))
      let sharpness = unitInterval(filter.float(kCIInputSharpnessKey))
      let replacement = unitInterval(filter.float("inputGrayComponentReplacement"))
      let removal = unitInterval(filter.float("inputUnderColorRemoval"))
      // The usual angles of cyan, magenta, yellow and black.
      let turns: [(sine: Float, cosine: Float)] = [15, 75, 0, 45].map {
        quickSineCosine(angle + $0 * .pi / 180)
      }
      return image.mapNeighbours(reach: 0) { pixels, column, row in
        let color = pixels.nearest(column, row)
        let x = Float(column) + 0.5 - center.x, y = Float(row) + 0.5 - center.y
        // Black replaces the grey that the three inks share.
        let grey = 1 - color.greatest, black = grey * replacement * (0.5 + removal / 2)
        func light(_ component: Float, _ index: Int) -> Float {
          let turn = turns[index]
          let limit = dots(x * turn.cosine + y * turn.sine, y * turn.cosine - x * turn.sine, width)
          return inked(component, limit, sharpness)
        }
        let paper = light(1 - black, 3)
        func ink(_ component: Float) -> Float { unitInterval(component / max(0.01, 1 - black)) }
        return Pixel(
          light(ink(color.red), 0) * paper, light(ink(color.green), 1) * paper,
          light(ink(color.blue), 2) * paper, color.alpha)
      }
    },
  ]
}
