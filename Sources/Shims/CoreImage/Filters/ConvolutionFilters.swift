@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  /// Returns a filter that sums the pixels around each pixel with weights, from the bottom left.
  private static func convolution(
    _ columns: Int, _ rows: Int, keepsAlpha: Bool
  ) -> PictureFilter {
    { filter, image in
      let weights = filter.numbers("inputWeights", columns * rows)
      let bias = filter.float("inputBias")
      let across = columns / 2, up = rows / 2, extent = image.extent
      let isFixed = keepsAlpha || extent.isInfinite || extent.isNull
      return image.mapNeighbours(
        reach: max(across, up),
        extent: isFixed ? extent : extent.insetBy(dx: -Double(across), dy: -Double(up))
      ) { pixels, x, y in
        var red = bias, green = bias, blue = bias, alpha = bias
        var index = 0
        while index < weights.count {
          let weight = weights[index]
          let column = x + index % columns - across, row = y + index / columns - up
          index += 1
          if weight == 0 { continue }
          let color = keepsAlpha ? pixels.nearest(column, row) : pixels.pixel(column, row)
          let part = keepsAlpha ? weight : weight * color.alpha
          red += color.red * part
          green += color.green * part
          blue += color.blue * part
          alpha += color.alpha * weight
        }
        if keepsAlpha { return Pixel(red, green, blue, pixels.nearest(x, y).alpha) }
        alpha = unitInterval(alpha)
        return alpha > 0 ? Pixel(red / alpha, green / alpha, blue / alpha, alpha) : .clear
      }
    }
  }

  static let convolutions: [String: PictureFilter] = [
    "CIConvolution3X3": convolution(3, 3, keepsAlpha: false),
    "CIConvolution5X5": convolution(5, 5, keepsAlpha: false),
    "CIConvolution7X7": convolution(7, 7, keepsAlpha: false),
    "CIConvolution9Horizontal": convolution(9, 1, keepsAlpha: false),
    "CIConvolution9Vertical": convolution(1, 9, keepsAlpha: false),
    "CIConvolutionRGB3X3": convolution(3, 3, keepsAlpha: true),
    "CIConvolutionRGB5X5": convolution(5, 5, keepsAlpha: true),
    "CIConvolutionRGB7X7": convolution(7, 7, keepsAlpha: true),
    "CIConvolutionRGB9Horizontal": convolution(9, 1, keepsAlpha: true),
    "CIConvolutionRGB9Vertical": convolution(1, 9, keepsAlpha: true),
  ]
}
