@_spi(Inlined) import Drawing
import Foundation

extension PixelGrid {
  /// Returns the greatest, or least, components of the pixels in rows around a pixel.
  fileprivate func extreme(_ x: Int, _ y: Int, _ halves: [Int], isGreatest: Bool) -> Pixel {
    let reach = halves.count / 2
    let worst: UInt8 = isGreatest ? 0 : 255
    var red = worst, green = worst, blue = worst, alpha = worst
    var index = 0
    while index < halves.count {
      let half = halves[index], row = y + index - reach
      index += 1
      if row < region.minY || row >= region.maxY { continue }
      let left = x - half < region.minX ? region.minX : x - half
      let right = x + half + 1 > region.maxX ? region.maxX : x + half + 1
      if left >= right { continue }
      var source = bytes + place(left, row)
      let end = source + 4 * (right - left)
      while source < end {
        if isGreatest {
          if source[0] > red { red = source[0] }
          if source[1] > green { green = source[1] }
          if source[2] > blue { blue = source[2] }
          if source[3] > alpha { alpha = source[3] }
        } else {
          if source[0] < red { red = source[0] }
          if source[1] < green { green = source[1] }
          if source[2] < blue { blue = source[2] }
          if source[3] < alpha { alpha = source[3] }
        }
        source += 4
      }
    }
    return Pixel(Float(red) / 255, Float(green) / 255, Float(blue) / 255, Float(alpha) / 255)
  }

  /// The pixels in a square of three around a pixel.
  fileprivate func square(_ x: Int, _ y: Int) -> [Pixel] {
    [
      nearest(x - 1, y - 1), nearest(x, y - 1), nearest(x + 1, y - 1), nearest(x - 1, y),
      nearest(x, y), nearest(x + 1, y), nearest(x - 1, y + 1), nearest(x, y + 1),
      nearest(x + 1, y + 1),
    ]
  }
}

extension FilterDefinition {
  private static func disc(_ filter: CIFilter) -> [Int] {
    RowSums.disc(max(0, min(60, filter.float(kCIInputRadiusKey))).rounded())
  }

  private static func rectangle(_ filter: CIFilter) -> [Int] {
    let width = Int(max(1, min(121, filter.float(kCIInputWidthKey))))
    let height = Int(max(1, min(121, filter.float("inputHeight"))))
    return [Int](repeating: width / 2, count: height / 2 * 2 + 1)
  }

  private static func morphology(
    _ image: CIImage, _ halves: [Int], isGreatest: Bool
  ) -> CIImage {
    image.mapNeighbours(reach: max(halves.count / 2, halves.max() ?? 0)) {
      $0.extreme($1, $2, halves, isGreatest: isGreatest)
    }
  }

  static let morphologies: [String: PictureFilter] = [
    "CIMorphologyMaximum": { morphology($1, disc($0), isGreatest: true) },
    "CIMorphologyMinimum": { morphology($1, disc($0), isGreatest: false) },
    "CIMorphologyRectangleMaximum": { morphology($1, rectangle($0), isGreatest: true) },
    "CIMorphologyRectangleMinimum": { morphology($1, rectangle($0), isGreatest: false) },
    "CIMorphologyGradient": { filter, image in
      let halves = disc(filter)
      return image.mapNeighbours(reach: halves.count / 2) { pixels, x, y in
        let most = pixels.extreme(x, y, halves, isGreatest: true)
        let least = pixels.extreme(x, y, halves, isGreatest: false)
        return Pixel(
          most.red - least.red, most.green - least.green, most.blue - least.blue, most.alpha)
      }
    },
    "CIMedianFilter": { _, image in
      image.mapNeighbours(reach: 1) { pixels, x, y in
        let square = pixels.square(x, y)
        func median(_ part: (Pixel) -> Float) -> Float { square.map(part).sorted()[4] }
        return Pixel(median(\.red), median(\.green), median(\.blue), median(\.alpha))
      }
    },
    "CINoiseReduction": { filter, image in
      let level = filter.float("inputNoiseLevel"), sharpness = filter.float(kCIInputSharpnessKey)
      // Small differences of luminance are noise and averaged; larger ones are edges and sharpened.
      return image.mapNeighbours(reach: 1) { pixels, x, y in
        let square = pixels.square(x, y), color = square[4]
        var mean = Pixel.clear
        for pixel in square {
          mean.red += pixel.red / 9
          mean.green += pixel.green / 9
          mean.blue += pixel.blue / 9
        }
        let difference = color.luminance - mean.luminance
        return abs(difference) < level
          ? mean.withAlpha(color.alpha) : color.scaled(1, adding: difference * sharpness)
      }
    },
  ]
}
