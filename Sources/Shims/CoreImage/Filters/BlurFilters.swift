@_spi(Inlined) import Drawing
import Foundation

/// The sums of the pixels at the left of each pixel of a row, with colours multiplied by alpha.
final class RowSums: @unchecked Sendable {
  private let region: PixelRect
  private let sums: UnsafeMutablePointer<Float>
  private let stride: Int

  init(_ pixels: PixelGrid) {
    let region = pixels.region, stride = 4 * (pixels.width + 1)
    let sums = UnsafeMutablePointer<Float>.allocate(capacity: stride * max(1, pixels.height))
    (self.region, self.sums, self.stride) = (region, sums, stride)
    let owner = Unowned(sums: sums)
    PixelGrid.forEachRow(of: region) { y in
      var target = owner.sums + (y - region.minY) * stride
      var source = pixels.bytes + pixels.place(region.minX, y)
      var red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0
      let end = target + stride
      while true {
        target[0] = red
        target[1] = green
        target[2] = blue
        target[3] = alpha
        target += 4
        if target == end { break }
        let share = Float(source[3])
        red += Float(source[0]) * share / 255
        green += Float(source[1]) * share / 255
        blue += Float(source[2]) * share / 255
        alpha += share
        source += 4
      }
    }
  }

  deinit { sums.deallocate() }

  /// A pointer that several threads write through, each of them other rows.
  private struct Unowned: @unchecked Sendable {
    let sums: UnsafeMutablePointer<Float>
  }

  /// Returns the mean of the pixels in rows around a pixel; `halves` has half the length of each
  /// row.
  ///
  /// Pixels outside the grid are transparent.
  func mean(_ x: Int, _ y: Int, _ halves: [Int]) -> Pixel {
    let reach = halves.count / 2
    var red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0, count = 0
    halves.withUnsafeBufferPointer { halves in
      var index = 0
      while index < halves.count {
        let half = halves[index], row = y + index - reach
        index += 1
        count += 2 * half + 1
        if row < region.minY || row >= region.maxY { continue }
        let left = x - half < region.minX ? region.minX : x - half
        let right = x + half + 1 > region.maxX ? region.maxX : x + half + 1
        if left >= right { continue }
        let line = sums + (row - region.minY) * stride
        let start = line + 4 * (left - region.minX), end = line + 4 * (right - region.minX)
        red += end[0] - start[0]
        green += end[1] - start[1]
        blue += end[2] - start[2]
        alpha += end[3] - start[3]
      }
    }
    guard alpha > 0 else { return .clear }
    return Pixel(red / alpha, green / alpha, blue / alpha, alpha / 255 / Float(max(1, count)))
  }

  /// The half lengths of the rows of a disc.
  static func disc(_ radius: Float) -> [Int] {
    let reach = Int(radius)
    return (-reach...reach).map { Int((radius * radius - Float($0 * $0)).squareRoot()) }
  }
}

extension CIImage {
  /// The greatest reach of a blur whose cost grows with it, in pixels.
  static let longestReach: Float = 200

  /// Returns the picture, averaged over rows around each pixel.
  fileprivate func averaged(_ halves: [Int]) -> CIImage {
    let reach = max(halves.count / 2, halves.max() ?? 0)
    return CIImage(extent: extent.grown(by: CGFloat(reach))) { [self] region in
      let part = region.insetBy(-reach).intersection(PixelRect(touching: extent))
      guard !part.isEmpty else { return PixelGrid(region) }
      guard let pixels = grid(in: part) else { return nil }
      let sums = RowSums(pixels)
      return PixelGrid.make(region) { sums.mean($0, $1, halves) }
    }
  }

  /// Returns a function of the sharp and the blurred colours.
  fileprivate func withBlur(
    _ deviation: Double, _ rule: @escaping @Sendable (_ sharp: Pixel, _ blurred: Pixel) -> Pixel
  ) -> CIImage {
    CIImage(extent: extent) { [self] region in
      let reach = PixelGrid.reach(ofBlur: deviation)
      let part = region.insetBy(-reach).intersection(PixelRect(touching: extent))
      guard let pixels = grid(in: part), let blurred = pixels.blurred(deviation, in: region) else {
        return nil
      }
      return pixels.placed(in: region).combined(with: blurred, rule)
    }
  }

  /// Returns the mean of colours along a line to each pixel; the function returns where it starts
  /// and ends relative to the pixel.
  fileprivate func smeared(
    reach: Float, extent: CGRect,
    _ ends:
      @escaping @Sendable (_ x: Float, _ y: Float) -> (
        from: (x: Float, y: Float), to: (x: Float, y: Float)
      )
  ) -> CIImage {
    CIImage(extent: extent) { [self] region in
      guard let pixels = grid(around: region, reach: min(4096, wholeNumber(reach) + 2)) else {
        return nil
      }
      return PixelGrid.paint(region) { x, y in
        let (from, to) = ends(x, y)
        let acrossX = to.x - from.x, acrossY = to.y - from.y
        let length = (acrossX * acrossX + acrossY * acrossY).squareRoot()
        let count = max(1, min(64, wholeNumber(length) + 1))
        var red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0
        var index = 0
        while index < count {
          let share = count == 1 ? 0.5 : Float(index) / Float(count - 1)
          let color = pixels.sample(x + from.x + acrossX * share, y + from.y + acrossY * share)
          red += color.red * color.alpha
          green += color.green * color.alpha
          blue += color.blue * color.alpha
          alpha += color.alpha
          index += 1
        }
        guard alpha > 0 else { return .clear }
        return Pixel(red / alpha, green / alpha, blue / alpha, alpha / Float(count))
      }
    }
  }
}

extension CGRect {
  /// The rectangle with numbers that are limited to two million, and 0 for NaN, since Foundation
  /// traps on others; an infinite or empty one stays.
  var limited: CGRect {
    if isInfinite || isNull { return self }
    func limited(_ number: CGFloat) -> CGFloat {
      number.isNaN ? 0 : Swift.min(Swift.max(number, -2e6), 2e6)
    }
    return CGRect(
      x: limited(origin.x), y: limited(origin.y), width: limited(size.width),
      height: limited(size.height))
  }

  /// The rectangle, larger by a length on each side; an infinite or empty one stays.
  func grown(by length: CGFloat) -> CGRect {
    isInfinite || isNull ? self : insetBy(dx: -length, dy: -length)
  }
}

extension FilterDefinition {
  static let blurs: [String: PictureFilter] = [
    "CIGaussianBlur": { filter, image in
      let radius = min(1000, max(0, filter.number(kCIInputRadiusKey)))
      // Three standard deviations contain the visible part of a Gaussian.
      let reach = PixelGrid.reach(ofBlur: radius)
      return CIImage(extent: image.extent.grown(by: 3 * radius)) { region in
        let part = region.insetBy(-reach).intersection(PixelRect(touching: image.extent))
        return part.isEmpty ? PixelGrid(region) : image.grid(in: part)?.blurred(radius, in: region)
      }
    },
    "CIBoxBlur": { filter, image in
      let radius = Int(max(0, min(CIImage.longestReach, filter.float(kCIInputRadiusKey))))
      return image.averaged([Int](repeating: radius, count: 2 * radius + 1))
    },
    "CIDiscBlur": { filter, image in
      let radius = max(0, min(CIImage.longestReach, filter.float(kCIInputRadiusKey)))
      return image.averaged(RowSums.disc(radius))
    },
    "CIBokehBlur": { filter, image in
      let radius = max(0, min(CIImage.longestReach, filter.float(kCIInputRadiusKey)))
      let ring = unitInterval(filter.float("inputRingAmount"))
      let inner = radius * (1 - unitInterval(filter.float("inputRingSize")))
      let disc = image.averaged(RowSums.disc(radius))
      guard ring > 0, inner < radius else { return disc }
      // A disc whose rim is brighter: the disc less a part of its inside.
      let inside = image.averaged(RowSums.disc(inner))
      let area = inner * inner / (radius * radius) * ring
      return disc.blended(with: inside, extent: disc.extent) { whole, inside in
        let alpha = (whole.alpha - inside.alpha * area) / (1 - area)
        func part(_ first: Float, _ second: Float) -> Float {
          (first * whole.alpha - second * inside.alpha * area) / (1 - area) / max(0.001, alpha)
        }
        return Pixel(
          part(whole.red, inside.red), part(whole.green, inside.green),
          part(whole.blue, inside.blue), alpha)
      }
    },
    "CIMotionBlur": { filter, image in
      let radius = max(0, min(CIImage.longestReach, filter.float(kCIInputRadiusKey)))
      let (sine, cosine) = deterministicSineCosine(filter.number(kCIInputAngleKey))
      let x = radius * Float(cosine), y = radius * Float(sine)
      let extent =
        image.extent.isInfinite
        ? image.extent
        : image.extent.insetBy(dx: -CGFloat(abs(x)), dy: -CGFloat(abs(y)))
      return image.smeared(reach: radius, extent: extent) { _, _ in ((-x, -y), (x, y)) }
    },
    "CIZoomBlur": { filter, image in
      let center = filter.place(kCIInputCenterKey)
      let amount = max(-1, min(1, filter.float(kCIInputAmountKey) / 200))
      return image.smeared(reach: 1000, extent: image.extent) { x, y in
        let towardX = (center.x - x) * amount, towardY = (center.y - y) * amount
        return ((-towardX, -towardY), (towardX, towardY))
      }
    },
    "CIMaskedVariableBlur": { filter, image in
      guard let mask = filter.image("inputMask") else { return nil }
      let radius = min(500, max(0, filter.number(kCIInputRadiusKey)))
      // A mixture of four pictures, blurred more and more.
      return CIImage(extent: image.extent) { region in
        let part = region.insetBy(-PixelGrid.reach(ofBlur: radius))
          .intersection(PixelRect(touching: image.extent))
        guard let pixels = image.grid(in: part), let shares = mask.grid(in: region) else {
          return nil
        }
        let levels = [0, 1.0 / 3, 2.0 / 3, 1].compactMap {
          pixels.blurred($0 * radius, in: region)
        }
        guard levels.count == 4 else { return nil }
        return PixelGrid.make(region) { x, y in
          let mask = shares.pixel(x, y), place = unitInterval(mask.luminance * mask.alpha) * 3
          let index = min(2, Int(place))
          return levels[index].nearest(x, y).mixed(
            levels[index + 1].nearest(x, y), place - Float(index))
        }
      }
    },
    "CIUnsharpMask": { filter, image in
      let intensity = filter.float(kCIInputIntensityKey)
      return image.withBlur(min(500, filter.number(kCIInputRadiusKey))) { sharp, blurred in
        Pixel(
          sharp.red + (sharp.red - blurred.red) * intensity,
          sharp.green + (sharp.green - blurred.green) * intensity,
          sharp.blue + (sharp.blue - blurred.blue) * intensity, sharp.alpha)
      }
    },
    "CISharpenLuminance": { filter, image in
      let sharpness = filter.float(kCIInputSharpnessKey)
      // Only the luminance changes; hues stay.
      return image.withBlur(min(500, filter.number(kCIInputRadiusKey))) { sharp, blurred in
        sharp.scaled(1, adding: (sharp.luminance - blurred.luminance) * sharpness)
      }
    },
    "CIBloom": { filter, image in
      let intensity = filter.float(kCIInputIntensityKey)
      // The screen blend mode adds the light of bright parts.
      return image.withBlur(min(500, filter.number(kCIInputRadiusKey))) { sharp, blurred in
        Pixel(
          sharp.red + blurred.red * intensity * (1 - sharp.red),
          sharp.green + blurred.green * intensity * (1 - sharp.green),
          sharp.blue + blurred.blue * intensity * (1 - sharp.blue), sharp.alpha)
      }
    },
    "CIGloom": { filter, image in
      let intensity = filter.float(kCIInputIntensityKey)
      return image.withBlur(min(500, filter.number(kCIInputRadiusKey))) { sharp, blurred in
        Pixel(
          sharp.red + (min(sharp.red, blurred.red) - sharp.red) * intensity,
          sharp.green + (min(sharp.green, blurred.green) - sharp.green) * intensity,
          sharp.blue + (min(sharp.blue, blurred.blue) - sharp.blue) * intensity, sharp.alpha)
      }
    },
    "CIDepthOfField": { filter, image in
      let start = filter.place("inputPoint0"), end = filter.place("inputPoint1")
      let saturation = filter.float(kCIInputSaturationKey)
      guard !image.extent.isInfinite else { return nil }
      let height = max(1, Float(image.extent.height)) / 3
      let acrossX = end.x - start.x, acrossY = end.y - start.y
      let length = max(0.001, (acrossX * acrossX + acrossY * acrossY).squareRoot())
      let radius = min(500, max(0, filter.number(kCIInputRadiusKey)))
      // A line of the picture is sharp; the rest is blurred the more the farther it is away.
      return CIImage(extent: image.extent) { region in
        let part = region.insetBy(-PixelGrid.reach(ofBlur: radius))
          .intersection(PixelRect(touching: image.extent))
        guard let pixels = image.grid(in: part), let soft = pixels.blurred(radius, in: region)
        else {
          return nil
        }
        return PixelGrid.make(region) { x, y in
          let offsetX = Float(x) + 0.5 - start.x, offsetY = Float(y) + 0.5 - start.y
          let distance = abs(acrossX * offsetY - acrossY * offsetX) / length
          let sharp = pixels.nearest(x, y), grey = sharp.luminance
          let vivid = Pixel(
            grey + (sharp.red - grey) * saturation, grey + (sharp.green - grey) * saturation,
            grey + (sharp.blue - grey) * saturation, sharp.alpha)
          return vivid.mixed(soft.nearest(x, y), smoothStep(height / 4, height, distance))
        }
      }
    },
  ]
}
