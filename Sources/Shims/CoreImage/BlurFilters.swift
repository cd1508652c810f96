import Drawing
import Foundation

extension FilterDefinition {
  /// Returns the picture, combined with its blurred copy by a function of the components.
  private static func withBlur(
    _ filter: CIFilter, _ image: CIImage,
    _ rule: (_ sharp: SIMD4<Float>, _ blurred: SIMD4<Float>, _ intensity: Float) -> SIMD4<Float>
  ) -> CIImage? {
    let intensity = Float(filter.number(kCIInputIntensityKey))
    let soft = image.applyingGaussianBlur(sigma: filter.number(kCIInputRadiusKey))
    guard let blurred = soft.bitmap(of: image.extent.integral) else { return nil }
    let other = PixelGrid(blurred)
    return image.mapPixels { grid in
      grid.map { sharp, x, y in
        var result = rule(sharp[x, y], other[x, y], intensity)
        result.w = sharp[x, y].w
        return result
      }
    }
  }

  static let blurs = [
    FilterDefinition("CIGaussianBlur", [kCIInputRadiusKey: 10.0]) { filter, image in
      let radius = max(0, filter.number(kCIInputRadiusKey))
      // Three standard deviations contain the visible part of a Gaussian.
      return CIImage(
        image.content.applying(.blur(radius: radius, isOpaque: false)),
        extent: image.extent.isInfinite
          ? image.extent : image.extent.insetBy(dx: -3 * radius, dy: -3 * radius))
    },
    FilterDefinition(
      "CIUnsharpMask", [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5]
    ) { filter, image in
      withBlur(filter, image) { $0 + ($0 - $1) * $2 }
    },
    FilterDefinition("CISharpenLuminance", [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]) {
      filter, image in
      image.applyingFilter(
        "CIUnsharpMask",
        parameters: [
          kCIInputRadiusKey: filter.number(kCIInputRadiusKey),
          kCIInputIntensityKey: filter.number(kCIInputSharpnessKey),
        ])
    },
    FilterDefinition("CIBloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) {
      filter, image in
      // The screen blend mode adds the light of bright parts.
      withBlur(filter, image) { sharp, blurred, intensity in
        sharp + blurred * intensity * (1 - sharp / 255)
      }
    },
    FilterDefinition("CIGloom", [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5]) {
      filter, image in
      withBlur(filter, image) { sharp, blurred, intensity in
        sharp + (pointwiseMin(sharp, blurred) - sharp) * intensity
      }
    },
    FilterDefinition("CIVignette", [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]) {
      filter, image in
      let intensity = Float(filter.number(kCIInputIntensityKey))
      let radius = Float(max(0.1, filter.number(kCIInputRadiusKey)))
      return image.mapPixels { grid in
        let middle = SIMD2(Float(grid.width), Float(grid.height)) / 2
        let reach = (middle * middle).sum()
        grid.map { pixels, x, y in
          let offset = SIMD2(Float(x) + 0.5, Float(y) + 0.5) - middle
          let distance = (offset * offset).sum() / reach
          let shade = max(0, 1 - intensity * distance / radius)
          var pixel = pixels[x, y] * shade
          pixel.w = pixels[x, y].w
          return pixel
        }
      }
    },
  ]
}
