@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  /// Interpolates between the identity and a matrix.
  private static func mixed(_ matrix: ColorMatrix, _ amount: Double) -> ColorMatrix {
    let share = Float(amount)
    var mixed = ColorMatrix()
    for part: WritableKeyPath<ColorMatrix, Float> in [
      \.r1, \.r2, \.r3, \.r5, \.g1, \.g2, \.g3, \.g5, \.b1, \.b2, \.b3, \.b5,
    ] {
      mixed[keyPath: part] += (matrix[keyPath: part] - mixed[keyPath: part]) * share
    }
    return mixed
  }

  /// Returns a matrix that maps luminances to shades of a colour.
  private static func shades(of color: Pixel) -> ColorMatrix {
    let grey = ColorMatrix.saturation(0)
    var matrix = grey
    (matrix.r1, matrix.r2, matrix.r3) = (
      grey.r1 * color.red, grey.r2 * color.red, grey.r3 * color.red
    )
    (matrix.g1, matrix.g2, matrix.g3) =
      (grey.g1 * color.green, grey.g2 * color.green, grey.g3 * color.green)
    (matrix.b1, matrix.b2, matrix.b3) =
      (grey.b1 * color.blue, grey.b2 * color.blue, grey.b3 * color.blue)
    return matrix
  }

  /// Returns a picture with other saturation, contrast, and levels of black and white for each
  /// component.
  private static func photo(
    _ image: CIImage, saturation: Double, contrast: Double, black: [Float] = [0, 0, 0],
    white: [Float] = [1, 1, 1]
  ) -> CIImage {
    func levels(_ part: Int) -> (Float) -> Float {
      { black[part] + $0 * (white[part] - black[part]) }
    }
    return image.applying(.saturation(saturation)).applying(.contrast(contrast))
      .mapComponents(red: levels(0), green: levels(1), blue: levels(2))
  }

  /// Returns a picture whose colours are the mixture of two colours for the luminance.
  private static func gradient(_ image: CIImage, _ stops: [Pixel]) -> CIImage {
    image.mapColors { color in
      let place = unitInterval(color.luminance) * Float(stops.count - 1)
      let index = min(stops.count - 2, Int(place))
      return stops[index].mixed(stops[index + 1], place - Float(index)).withAlpha(color.alpha)
    }
  }

  static let colorEffects: [String: PictureFilter] = [
    "CISepiaTone": { filter, image in
      // The matrix of `sepia()` in CSS.
      var sepia = ColorMatrix()
      (sepia.r1, sepia.r2, sepia.r3) = (0.393, 0.769, 0.189)
      (sepia.g1, sepia.g2, sepia.g3) = (0.349, 0.686, 0.168)
      (sepia.b1, sepia.b2, sepia.b3) = (0.272, 0.534, 0.131)
      return image.applying(mixed(sepia, filter.number(kCIInputIntensityKey)))
    },
    "CIColorMonochrome": { filter, image in
      let color = filter.pixel(kCIInputColorKey)
      return image.applying(mixed(shades(of: color), filter.number(kCIInputIntensityKey)))
    },
    "CIColorInvert": { _, image in image.mapComponents { 1 - $0 } },
    "CIPhotoEffectMono": { _, image in image.applying(.saturation(0)) },
    "CIPhotoEffectTonal": { _, image in
      photo(image, saturation: 0, contrast: 0.9)
    },
    "CIPhotoEffectNoir": { _, image in photo(image, saturation: 0, contrast: 1.4) },
    // The looks of Photos, by eye.
    "CIPhotoEffectChrome": { _, image in photo(image, saturation: 1.25, contrast: 1.15) },
    "CIPhotoEffectFade": { _, image in
      photo(image, saturation: 0.7, contrast: 0.85, black: [0.08, 0.08, 0.08])
    },
    "CIPhotoEffectInstant": { _, image in
      photo(
        image, saturation: 0.75, contrast: 0.95, black: [0.06, 0.05, 0.1], white: [1, 0.96, 0.82])
    },
    "CIPhotoEffectProcess": { _, image in
      photo(
        image, saturation: 0.85, contrast: 1.05, black: [0, 0.04, 0.12], white: [0.94, 1, 0.98])
    },
    "CIPhotoEffectTransfer": { _, image in
      photo(
        image, saturation: 0.85, contrast: 1, black: [0.1, 0.05, 0.02], white: [1, 0.97, 0.86])
    },
    "CIColorCrossPolynomial": { filter, image in
      let red = filter.numbers("inputRedCoefficients", 10)
      let green = filter.numbers("inputGreenCoefficients", 10)
      let blue = filter.numbers("inputBlueCoefficients", 10)
      return image.mapColors { color in
        let (r, g, b) = (color.red, color.green, color.blue)
        func sum(_ k: [Float]) -> Float {
          let linear = k[0] * r + k[1] * g + k[2] * b + k[9]
          return linear + k[3] * r * r + k[4] * g * g + k[5] * b * b + k[6] * r * g + k[7] * g * b
            + k[8] * b * r
        }
        return Pixel(sum(red), sum(green), sum(blue), color.alpha)
      }
    },
    "CIColorPosterize": { filter, image in
      let levels = max(2, min(256, filter.float("inputLevels"))).rounded()
      return image.mapComponents {
        let level = ($0 * levels).rounded(.down)
        return min(levels - 1, level) / (levels - 1)
      }
    },
    "CIFalseColor": { filter, image in
      gradient(image, [filter.pixel("inputColor0"), filter.pixel("inputColor1")])
    },
    "CIThermal": { _, image in
      gradient(
        image,
        [
          Pixel(0, 0, 0.2), Pixel(0.2, 0, 0.6), Pixel(0.8, 0, 0.5), Pixel(1, 0.4, 0),
          Pixel(1, 0.9, 0.2), Pixel(1, 1, 0.9),
        ])
    },
    "CIXRay": { _, image in
      gradient(image, [Pixel(0.92, 0.97, 1), Pixel(0.4, 0.5, 0.62), Pixel(0, 0.02, 0.06)])
    },
    "CIMaskToAlpha": { _, image in
      image.mapColors { Pixel(1, 1, 1, $0.luminance * $0.alpha) }
    },
    "CIMaximumComponent": { _, image in
      image.mapColors { Pixel(grey: $0.greatest, alpha: $0.alpha) }
    },
    "CIMinimumComponent": { _, image in
      image.mapColors { Pixel(grey: $0.least, alpha: $0.alpha) }
    },
    "CIDither": { filter, image in
      let intensity = filter.float(kCIInputIntensityKey)
      return image.mapNeighbours(reach: 0) { pixels, x, y in
        let noise = (Noise.value(x, y, 3) - 0.5) * intensity
        return pixels.nearest(x, y).scaled(1, adding: noise)
      }
    },
    "CIDocumentEnhancer": { filter, image in
      let amount = unitInterval(filter.float(kCIInputAmountKey))
      // Paper becomes white: each pixel is divided by the lightness around it.
      return CIImage(extent: image.extent) { region in
        let around = region.insetBy(-48).intersection(PixelRect(touching: image.extent))
        guard let whole = image.grid(in: around), let pixels = image.grid(in: region),
          let paper = whole.blurred(16, in: region)
        else { return nil }
        return pixels.combined(with: paper) { color, paper in
          func light(_ number: Float, _ paper: Float) -> Float {
            let clean = unitInterval(number / max(0.1, paper) * 1.05)
            return number + (clean - number) * amount
          }
          return Pixel(
            light(color.red, paper.red), light(color.green, paper.green),
            light(color.blue, paper.blue), color.alpha)
        }
      }
    },
    "CIVignette": { filter, image in
      let intensity = filter.float(kCIInputIntensityKey)
      let radius = max(0.1, filter.float(kCIInputRadiusKey))
      guard !image.extent.isInfinite else { return image }
      let middleX = Float(image.extent.midX), middleY = Float(image.extent.midY)
      let across = Float(image.extent.width) / 2, up = Float(image.extent.height) / 2
      let reach = max(1, across * across + up * up)
      return image.mapNeighbours(reach: 0) { pixels, x, y in
        let offsetX = Float(x) + 0.5 - middleX, offsetY = Float(y) + 0.5 - middleY
        let distance = (offsetX * offsetX + offsetY * offsetY) / reach
        return pixels.nearest(x, y).scaled(max(0, 1 - intensity * distance / radius))
      }
    },
    "CIVignetteEffect": { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      let intensity = filter.float(kCIInputIntensityKey)
      let falloff = max(0.01, unitInterval(filter.float("inputFalloff")))
      return image.mapNeighbours(reach: 0) { pixels, x, y in
        let offsetX = Float(x) + 0.5 - center.x, offsetY = Float(y) + 0.5 - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        let shade = smoothStep(radius, radius * (1 + 2 * falloff), distance) * intensity
        return pixels.nearest(x, y).scaled(max(0, 1 - shade))
      }
    },
  ]
}
