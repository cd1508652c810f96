@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  static let colorTables: [String: PictureFilter] = [
    "CIColorMap": { filter, image in
      guard let gradient = filter.image(kCIInputGradientImageKey) else { return nil }
      let area = PixelRect(touching: gradient.extent)
      guard !gradient.extent.isInfinite, !area.isEmpty else { return nil }
      let row = PixelRect(
        minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.minY + 1)
      return CIImage(extent: image.extent) { region in
        guard let pixels = image.grid(in: region), let colors = gradient.grid(in: row) else {
          return nil
        }
        return pixels.map { color in
          let place = unitInterval(color.luminance) * Float(row.width - 1)
          let mapped = colors.sample(Float(row.minX) + place + 0.5, Float(row.minY) + 0.5)
          return mapped.withAlpha(mapped.alpha * color.alpha)
        }
      }
    },
    "CIColorCube": { filter, image in
      ColorCube(filter.dataValue("inputCubeData"), filter.number("inputCubeDimension"))?
        .applied(to: image)
    },
    "CIColorCubeWithColorSpace": { filter, image in
      ColorCube(filter.dataValue("inputCubeData"), filter.number("inputCubeDimension"))?
        .applied(to: image)
    },
    "CIColorCubesMixedWithMask": { filter, image in
      let dimension = filter.number("inputCubeDimension")
      guard let mask = filter.image(kCIInputMaskImageKey),
        let first = ColorCube(filter.dataValue("inputCube0Data"), dimension),
        let second = ColorCube(filter.dataValue("inputCube1Data"), dimension)
      else { return nil }
      return CIImage(extent: image.extent) { region in
        guard let pixels = image.grid(in: region), let shares = mask.grid(in: region) else {
          return nil
        }
        return pixels.combined(with: shares) { color, share in
          first.color(for: color).mixed(second.color(for: color), share.luminance * share.alpha)
        }
      }
    },
    "CIColorCurves": { filter, image in
      guard let data = filter.dataValue("inputCurvesData") else { return nil }
      let numbers = data.floats, count = numbers.count / 3
      let domain = filter.numbers("inputCurvesDomain", 2)
      guard count > 1, domain[1] > domain[0] else { return nil }
      func curve(_ part: Int) -> (Float) -> Float {
        { component in
          let share = unitInterval((component - domain[0]) / (domain[1] - domain[0]))
          let place = share * Float(count - 1), index = min(count - 2, Int(place))
          let start = numbers[3 * index + part], end = numbers[3 * index + 3 + part]
          return start + (end - start) * (place - Float(index))
        }
      }
      return image.mapComponents(red: curve(0), green: curve(1), blue: curve(2))
    },
    "CIPalettize": { filter, image in
      guard let palette = filter.image(kCIInputPaletteImageKey) else { return nil }
      let area = PixelRect(touching: palette.extent)
      guard !area.isEmpty, area.width * area.height <= 4096 else { return nil }
      return CIImage(extent: image.extent) { region in
        guard let pixels = image.grid(in: region), let grid = palette.grid(in: area) else {
          return nil
        }
        let colors = (0..<area.width * area.height).map { Pixel(bytes: grid.bytes + 4 * $0) }
        return pixels.map { color in
          var nearest = color, least = Float.infinity
          for candidate in colors {
            let red = candidate.red - color.red, green = candidate.green - color.green
            let blue = candidate.blue - color.blue
            let distance = red * red + green * green + blue * blue
            if distance < least { (least, nearest) = (distance, candidate) }
          }
          return nearest.withAlpha(color.alpha)
        }
      }
    },
  ]
}

/// A table with a colour for each combination of levels of red, green and blue.
struct ColorCube: Sendable {
  private let side: Int
  /// Premultiplied RGBA; red changes first.
  private let entries: [Float]

  /// Creates a cube; nil without enough data.
  init?(_ data: Data?, _ dimension: Double) {
    side = Int(max(0, min(256, dimension)))
    guard let data, side >= 2, data.count >= side * side * side * 16 else { return nil }
    entries = data.floats
  }

  /// Returns the colour for another one, trilinear between entries.
  func color(for color: Pixel) -> Pixel {
    let top = Float(side - 1)
    let red = unitInterval(color.red) * top, green = unitInterval(color.green) * top
    let blue = unitInterval(color.blue) * top
    let x = min(side - 2, Int(red)), y = min(side - 2, Int(green)), z = min(side - 2, Int(blue))
    let shareX = red - Float(x), shareY = green - Float(y), shareZ = blue - Float(z)
    return entries.withUnsafeBufferPointer { entries in
      var sum = Pixel.clear
      func add(_ x: Int, _ y: Int, _ z: Int, _ weight: Float) {
        guard weight > 0 else { return }
        let index = 4 * ((z * side + y) * side + x)
        sum.red += entries[index] * weight
        sum.green += entries[index + 1] * weight
        sum.blue += entries[index + 2] * weight
        sum.alpha += entries[index + 3] * weight
      }
      add(x, y, z, (1 - shareX) * (1 - shareY) * (1 - shareZ))
      add(x + 1, y, z, shareX * (1 - shareY) * (1 - shareZ))
      add(x, y + 1, z, (1 - shareX) * shareY * (1 - shareZ))
      add(x + 1, y + 1, z, shareX * shareY * (1 - shareZ))
      add(x, y, z + 1, (1 - shareX) * (1 - shareY) * shareZ)
      add(x + 1, y, z + 1, shareX * (1 - shareY) * shareZ)
      add(x, y + 1, z + 1, (1 - shareX) * shareY * shareZ)
      add(x + 1, y + 1, z + 1, shareX * shareY * shareZ)
      guard sum.alpha > 0 else { return .clear }
      return Pixel(
        sum.red / sum.alpha, sum.green / sum.alpha, sum.blue / sum.alpha,
        sum.alpha * color.alpha)
    }
  }

  func applied(to image: CIImage) -> CIImage { image.mapColors(color(for:)) }
}

extension Data {
  /// The numbers of 32 bits in the data; NaN and huge ones are zeros.
  fileprivate var floats: [Float] {
    let bytes = [UInt8](self)
    return (0..<bytes.count / 4).map { index in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[4 * index + $1]) << (8 * $1) }
      let number = Float(bitPattern: bits)
      return abs(number) < 1e6 ? number : 0
    }
  }
}
