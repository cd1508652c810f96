@_spi(Inlined) import Drawing
import Foundation

extension CIImage {
  /// Creates a picture without bounds from a function of the centres of pixels.
  convenience init(
    extent: CGRect = .infinite,
    painting color: @escaping @Sendable (_ x: Float, _ y: Float) -> Pixel
  ) {
    self.init(extent: extent) { PixelGrid.paint($0, color) }
  }
}

extension FilterDefinition {
  /// Returns a gradient along the line from one point to another.
  private static func linear(_ filter: CIFilter, isSmooth: Bool) -> CIImage {
    let start = filter.place("inputPoint0"), end = filter.place("inputPoint1")
    let first = filter.pixel("inputColor0"), second = filter.pixel("inputColor1")
    let acrossX = end.x - start.x, acrossY = end.y - start.y
    let square = max(1e-6, acrossX * acrossX + acrossY * acrossY)
    return CIImage { x, y in
      let share = ((x - start.x) * acrossX + (y - start.y) * acrossY) / square
      return first.mixed(second, isSmooth ? smoothStep(0, 1, share) : unitInterval(share))
    }
  }

  static let gradients: [String: PictureGenerator] = [
    "CILinearGradient": { linear($0, isSmooth: false) },
    "CISmoothLinearGradient": { linear($0, isSmooth: true) },
    "CIRadialGradient": { filter in
      let center = filter.place(kCIInputCenterKey)
      let inner = filter.float("inputRadius0"), outer = filter.float("inputRadius1")
      let first = filter.pixel("inputColor0"), second = filter.pixel("inputColor1")
      return CIImage { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        guard outer != inner else { return distance < inner ? first : second }
        return first.mixed(second, unitInterval((distance - inner) / (outer - inner)))
      }
    },
    "CIGaussianGradient": { filter in
      let center = filter.place(kCIInputCenterKey)
      let radius = max(0.001, filter.float(kCIInputRadiusKey))
      let first = filter.pixel("inputColor0"), second = filter.pixel("inputColor1")
      // The bell of the three standard deviations that fit into the radius.
      let bell = (0...256).map { index -> Float in
        let share = Double(index) / 256 * 3
        return Float(deterministicExponential(-share * share / 2))
      }
      return CIImage { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot() / radius
        guard distance < 1 else { return second }
        let place = distance * 256, index = Int(place)
        let share = bell[index] + (bell[index + 1] - bell[index]) * (place - Float(index))
        return second.mixed(first, share)
      }
    },
    "CIHueSaturationValueGradient": { filter in
      let value = unitInterval(filter.float("inputValue"))
      let radius = max(1, filter.float(kCIInputRadiusKey)), softness = filter.float("inputSoftness")
      let extent = CGRect(x: 0, y: 0, width: 2 * Double(radius), height: 2 * Double(radius))
      return CIImage(extent: extent) { x, y in
        let offsetX = x - radius, offsetY = y - radius
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        let hue = remainder(quickAngle(offsetY, offsetX) / (2 * .pi), 1) * 6
        let saturation = unitInterval(distance / radius)
        func component(_ shift: Float) -> Float {
          let place = remainder(hue + shift, 6)
          let light = unitInterval(min(place, 4 - place))
          return value * (1 - saturation * light)
        }
        let edge = unitInterval((radius - distance) / max(0.5, softness) + 0.5)
        return Pixel(component(5), component(3), component(1), edge)
      }
    },
  ]

  static let patterns: [String: PictureGenerator] = [
    "CIConstantColorGenerator": { filter in CIImage(color: filter.colorValue(kCIInputColorKey)) },
    "CICheckerboardGenerator": { filter in
      let center = filter.place(kCIInputCenterKey), width = max(1, filter.float(kCIInputWidthKey))
      let first = filter.pixel("inputColor0"), second = filter.pixel("inputColor1")
      let edge = Self.edge(filter, width)
      return CIImage { x, y in
        // Each is -1…1 across the edges of squares.
        let across = wave(x - center.x, width, edge), up = wave(y - center.y, width, edge)
        return second.mixed(first, (across * up + 1) / 2)
      }
    },
    "CIStripesGenerator": { filter in
      let center = filter.place(kCIInputCenterKey), width = max(1, filter.float(kCIInputWidthKey))
      let first = filter.pixel("inputColor0"), second = filter.pixel("inputColor1")
      let edge = Self.edge(filter, width)
      return CIImage { x, _ in second.mixed(first, (wave(x - center.x, width, edge) + 1) / 2) }
    },
    "CIRandomGenerator": { _ in
      CIImage(extent: .infinite) { region in
        PixelGrid.make(region) { x, y in
          Pixel(
            Noise.value(x, y, 10), Noise.value(x, y, 11), Noise.value(x, y, 12),
            Noise.value(x, y, 13))
        }
      }
    },
    "CIRoundedRectangleGenerator": { filter in
      roundedRectangle(filter) { distance in unitInterval(0.5 - distance) }
    },
    "CIRoundedRectangleStrokeGenerator": { filter in
      let half = max(0, filter.float(kCIInputWidthKey)) / 2
      return roundedRectangle(filter, grown: CGFloat(half)) { distance in
        unitInterval(0.5 + half - abs(distance))
      }
    },
    "CIBlurredRectangleGenerator": { filter in
      guard let rect = filter.rectValue(kCIInputExtentKey), !rect.isInfinite, !rect.isNull else {
        return nil
      }
      return CIImage(color: filter.colorValue(kCIInputColorKey)).cropped(to: rect)
        .applyingGaussianBlur(sigma: filter.number("inputSigma"))
    },
  ]

  /// Returns half the length of the soft edge of a pattern, in pixels.
  private static func edge(_ filter: CIFilter, _ width: Float) -> Float {
    max(0.001, (1 - unitInterval(filter.float(kCIInputSharpnessKey))) * width / 2)
  }

  /// Returns a square wave of stripes of a width, 1 in the first one, with soft edges.
  private static func wave(_ place: Float, _ width: Float, _ edge: Float) -> Float {
    let inside = remainder(place, 2 * width)
    let isFirst = inside < width, rest = isFirst ? inside : inside - width
    let distance = rest < width - rest ? rest : width - rest
    let share = distance < edge ? distance / edge : 1
    return isFirst ? share : -share
  }

  /// Returns a picture of a function of the distance to a rounded rectangle's edge.
  private static func roundedRectangle(
    _ filter: CIFilter, grown: CGFloat = 0,
    _ coverage: @escaping @Sendable (_ distance: Float) -> Float
  ) -> CIImage? {
    guard let rect = filter.rectValue(kCIInputExtentKey), !rect.isInfinite, !rect.isNull,
      !rect.isEmpty
    else { return nil }
    let across = Float(rect.width) / 2, up = Float(rect.height) / 2
    let radius = max(0, min(min(across, up), filter.float(kCIInputRadiusKey)))
    let middleX = Float(rect.midX), middleY = Float(rect.midY)
    let color = filter.pixel(kCIInputColorKey)
    return CIImage(extent: rect.insetBy(dx: -grown, dy: -grown)) { x, y in
      let sideX = abs(x - middleX) - across + radius, sideY = abs(y - middleY) - up + radius
      let outX = sideX > 0 ? sideX : 0, outY = sideY > 0 ? sideY : 0
      let inside = sideX > sideY ? sideX : sideY
      let distance = (outX * outX + outY * outY).squareRoot() + (inside < 0 ? inside : 0) - radius
      return color.withAlpha(color.alpha * coverage(distance))
    }
  }

  static let halos: [String: PictureGenerator] = [
    "CIStarShineGenerator": { filter in
      let center = filter.place(kCIInputCenterKey), color = filter.pixel(kCIInputColorKey)
      let radius = max(1, filter.float(kCIInputRadiusKey))
      let scale = max(0.1, filter.float("inputCrossScale"))
      let width = max(0.1, filter.float("inputCrossWidth"))
      let (sine, cosine) = quickSineCosine(filter.float("inputCrossAngle"))
      // A disc of light, and two rays that cross in it.
      return CIImage { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        let across = offsetX * cosine + offsetY * sine, up = offsetY * cosine - offsetX * sine
        func ray(_ along: Float, _ beside: Float) -> Float {
          let fade = 1 / (1 + abs(along) / (scale * 4)), thin = width * fade
          return fade * fade * unitInterval(thin - abs(beside) + 0.5)
        }
        let disc = unitInterval(1 - distance / radius), glow = disc * disc
        let light = glow + ray(across, up) + ray(up, across)
        return color.withAlpha(color.alpha * unitInterval(light))
      }
    },
    "CISunbeamsGenerator": { filter in
      let center = filter.place(kCIInputCenterKey), color = filter.pixel(kCIInputColorKey)
      let radius = max(1, filter.float("inputSunRadius"))
      let reach = max(1, filter.float("inputMaxStriationRadius")) * radius
      let strength = filter.float("inputStriationStrength")
      let contrast = filter.float("inputStriationContrast")
      let time = filter.float(kCIInputTimeKey)
      return CIImage { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        let disc = unitInterval(radius - distance + 0.5)
        let glow = unitInterval(1 - (distance - radius) / (reach - radius + 0.001))
        let rays = striation(quickAngle(offsetY, offsetX), time)
        let beam = glow * glow * unitInterval(1 - strength + (rays - 0.5) * contrast)
        let light = disc > beam ? disc : beam
        return color.withAlpha(color.alpha * light)
      }
    },
    "CILenticularHaloGenerator": { filter in
      let center = filter.place(kCIInputCenterKey)
      let radius = filter.float("inputHaloRadius"), color = filter.pixel(kCIInputColorKey)
      let width = max(1, filter.float("inputHaloWidth"))
      let overlap = filter.float("inputHaloOverlap")
      let strength = filter.float("inputStriationStrength"), time = filter.float(kCIInputTimeKey)
      let contrast = filter.float("inputStriationContrast")
      // Three rings, of red, green and blue light, that overlap.
      return CIImage { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        let rays = striation(quickAngle(offsetY, offsetX), time)
        let light = unitInterval(1 - strength + (rays - 0.5) * contrast * strength * 2)
        func ring(_ index: Float) -> Float {
          let middle = radius + index * width * (1 - overlap) / 2
          let share = unitInterval(1 - abs(distance - middle) / (width / 2))
          return share * share * light
        }
        let red = ring(1), green = ring(0), blue = ring(-1)
        let most = max(red, max(green, blue))
        guard most > 0 else { return .clear }
        return Pixel(
          color.red * red / most, color.green * green / most, color.blue * blue / most,
          color.alpha * most)
      }
    },
  ]

  /// Returns the brightness of rays around a point, 0…1.
  private static func striation(_ angle: Float, _ time: Float) -> Float {
    let place = remainder(angle / (2 * .pi), 1) * 72
    let index = wholeNumber(place), share = place - Float(index), seed = wholeNumber(time * 10)
    let first = Noise.value(index, seed, 7), second = Noise.value((index + 1) % 72, seed, 7)
    return first + (second - first) * smoothStep(0, 1, share)
  }
}
