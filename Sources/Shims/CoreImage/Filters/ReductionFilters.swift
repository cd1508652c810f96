@_spi(Inlined) import Drawing
import Foundation

extension CIImage {
  /// A picture of a few pixels in one row.
  convenience init(row pixels: @escaping @Sendable () -> [Pixel]?, count: Int) {
    let whole = PixelRect(minX: 0, minY: 0, maxX: count, maxY: 1)
    self.init(extent: whole.rect, interpolation: .none) { region in
      guard let pixels = pixels(), pixels.count == count else { return nil }
      return PixelGrid.make(region) { x, _ in pixels[x] }
    }
  }
}

extension FilterDefinition {
  /// Returns a filter that makes a row of pixels from the pixels of a part.
  private static func reduction(
    _ count: Int, _ rule: @escaping @Sendable (PixelGrid) -> [Pixel]
  ) -> PictureFilter {
    { filter, image in
      area(filter, image).map { part in
        CIImage(row: { image.grid(in: part).map(rule) }, count: count)
      }
    }
  }

  /// Returns the part that a filter reads; nil if there are no pixels.
  private static func area(_ filter: CIFilter, _ image: CIImage) -> PixelRect? {
    let whole = PixelRect(touching: image.extent)
    let rect = filter.rectValue(kCIInputExtentKey)
    let part = rect.map { PixelRect(touching: $0).intersection(whole) } ?? whole
    let isSmall = part.width <= RenderError.sideLimit && part.height <= RenderError.sideLimit
    return part.isEmpty || !isSmall ? nil : part
  }

  /// Returns the least and the greatest components of a grid.
  private static func range(_ grid: PixelGrid) -> (least: Pixel, most: Pixel) {
    var least = Pixel(1, 1, 1, 1), most = Pixel.clear
    for index in 0..<grid.width * grid.height {
      let color = Pixel(bytes: grid.bytes + 4 * index)
      if color.red < least.red { least.red = color.red }
      if color.green < least.green { least.green = color.green }
      if color.blue < least.blue { least.blue = color.blue }
      if color.alpha < least.alpha { least.alpha = color.alpha }
      if color.red > most.red { most.red = color.red }
      if color.green > most.green { most.green = color.green }
      if color.blue > most.blue { most.blue = color.blue }
      if color.alpha > most.alpha { most.alpha = color.alpha }
    }
    return (least, most)
  }

  /// Returns the first pixel with the greatest, or least, alpha.
  private static func extremeAlpha(_ grid: PixelGrid, isGreatest: Bool) -> Pixel {
    var best = Pixel(bytes: grid.bytes)
    for index in 1..<max(1, grid.width * grid.height) {
      let color = Pixel(bytes: grid.bytes + 4 * index)
      if isGreatest ? color.alpha > best.alpha : color.alpha < best.alpha { best = color }
    }
    return best
  }

  static let reductions: [String: PictureFilter] = [
    "CIAreaAverage": reduction(1) { [$0.mean($0.region)] },
    "CIAreaMaximum": reduction(1) { [range($0).most] },
    "CIAreaMinimum": reduction(1) { [range($0).least] },
    "CIAreaMinMax": reduction(2) { grid in
      let (least, most) = range(grid)
      return [least, most]
    },
    "CIAreaMinMaxRed": reduction(1) { grid in
      let (least, most) = range(grid)
      return [Pixel(least.red, most.red, 0)]
    },
    "CIAreaMaximumAlpha": reduction(1) { [extremeAlpha($0, isGreatest: true)] },
    "CIAreaMinimumAlpha": reduction(1) { [extremeAlpha($0, isGreatest: false)] },
    "CIColumnAverage": { filter, image in
      area(filter, image).map { part in
        CIImage(
          row: {
            image.grid(in: part).map { grid in
              (part.minX..<part.maxX).map { x in
                grid.mean(
                  PixelRect(minX: x, minY: part.minY, maxX: x + 1, maxY: part.maxY))
              }
            }
          }, count: part.width)
      }
    },
    "CIRowAverage": { filter, image in
      area(filter, image).map { part in
        CIImage(
          row: {
            image.grid(in: part).map { grid in
              (part.minY..<part.maxY).map { y in
                grid.mean(
                  PixelRect(minX: part.minX, minY: y, maxX: part.maxX, maxY: y + 1))
              }
            }
          }, count: part.height)
      }
    },
    "CIAreaHistogram": { filter, image in
      let count = max(1, min(2048, Int(filter.number(kCIInputCountKey))))
      let scale = filter.float(kCIInputScaleKey)
      return area(filter, image).map { part in
        CIImage(
          row: { image.grid(in: part).map { histogram($0, count, scale) } }, count: count)
      }
    },
    "CIHistogramDisplayFilter": { filter, image in
      let height = max(1, min(200, filter.number("inputHeight"))).rounded()
      let high = filter.float("inputHighLimit"), low = filter.float("inputLowLimit")
      guard let part = area(filter, image), high > low else { return nil }
      let row = PixelRect(minX: part.minX, minY: part.minY, maxX: part.maxX, maxY: part.minY + 1)
      let extent = CGRect(x: 0, y: 0, width: CGFloat(part.width), height: height)
      return CIImage(extent: extent) { region in
        guard let bars = image.grid(in: row) else { return nil }
        return PixelGrid.make(region) { x, y in
          let share = low + (Float(y) + 0.5) / Float(height) * (high - low)
          let bar = bars.nearest(part.minX + x, part.minY)
          return Pixel(bar.red > share ? 1 : 0, bar.green > share ? 1 : 0, bar.blue > share ? 1 : 0)
        }
      }
    },
  ]

  /// Returns the fractions of the pixels in equal ranges of each component, times a scale.
  private static func histogram(_ grid: PixelGrid, _ count: Int, _ scale: Float) -> [Pixel] {
    var sums = [Float](repeating: 0, count: 4 * count)
    let total = grid.width * grid.height
    for index in 0..<4 * total {
      sums[4 * (Int(grid.bytes[index]) * count / 256) + index % 4] += 1
    }
    let factor = scale / Float(max(1, total))
    return (0..<count).map {
      Pixel(sums[4 * $0] * factor, sums[4 * $0 + 1] * factor, sums[4 * $0 + 2] * factor)
    }
  }
}
