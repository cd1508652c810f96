@_spi(Inlined) import Drawing
import Foundation

extension CIImage {
  /// Returns a function of the colours of this picture and of another one.
  func blended(
    with other: CIImage, extent: CGRect, _ rule: @escaping @Sendable (Pixel, Pixel) -> Pixel
  ) -> CIImage {
    if extent.isNull || extent.isEmpty { return .empty() }
    return CIImage(extent: extent) { [self] region in
      guard let above = grid(in: region), let below = other.grid(in: region) else { return nil }
      return above.combined(with: below, rule)
    }
  }
}

extension FilterDefinition {
  /// Returns a filter that blends both pictures where both are, as in PDF and in CSS: the function
  /// gets a straight colour above and one below.
  private static func blend(
    _ rule: @escaping @Sendable (_ above: Pixel, _ below: Pixel) -> Pixel
  ) -> PictureFilter {
    { filter, image in
      guard let below = filter.image(kCIInputBackgroundImageKey) else { return image }
      return image.blended(with: below, extent: image.extent.union(below.extent)) { above, below in
        if above.alpha == 0 { return below }
        if below.alpha == 0 { return above }
        // The blended colour applies where there is content below.
        let color = rule(above, below)
        let part = below.alpha, rest = 1 - part
        return Pixel(
          above.red * rest + unitInterval(color.red) * part,
          above.green * rest + unitInterval(color.green) * part,
          above.blue * rest + unitInterval(color.blue) * part, above.alpha
        ).over(below)
      }
    }
  }

  /// Returns a filter that blends each component alone.
  private static func separable(
    _ rule: @escaping @Sendable (_ above: Float, _ below: Float) -> Float
  ) -> PictureFilter {
    blend { above, below in
      Pixel(
        rule(above.red, below.red), rule(above.green, below.green), rule(above.blue, below.blue))
    }
  }

  /// Returns a filter with a Porter–Duff operator: the factors of both pictures follow from their
  /// alphas.
  private static func compose(
    _ extent: @escaping @Sendable (CGRect, CGRect) -> CGRect,
    _ factors: @escaping @Sendable (_ above: Float, _ below: Float) -> (above: Float, below: Float)
  ) -> PictureFilter {
    { filter, image in
      guard let below = filter.image(kCIInputBackgroundImageKey) else { return image }
      return image.blended(with: below, extent: extent(image.extent, below.extent)) {
        above, below in
        let share = factors(above.alpha, below.alpha)
        return premultiplied(above, share.above, below, share.below)
      }
    }
  }

  /// Returns the sum of two premultiplied colours with factors.
  private static func premultiplied(
    _ first: Pixel, _ firstFactor: Float, _ second: Pixel, _ secondFactor: Float
  ) -> Pixel {
    let one = first.alpha * firstFactor, two = second.alpha * secondFactor
    let alpha = unitInterval(one + two)
    guard alpha > 0 else { return .clear }
    return Pixel(
      (first.red * one + second.red * two) / alpha,
      (first.green * one + second.green * two) / alpha,
      (first.blue * one + second.blue * two) / alpha, alpha)
  }

  /// Returns a filter that compares or multiplies premultiplied components.
  private static func arithmetic(
    _ extent: @escaping @Sendable (CGRect, CGRect) -> CGRect,
    _ rule: @escaping @Sendable (Float, Float) -> Float
  ) -> PictureFilter {
    { filter, image in
      guard let below = filter.image(kCIInputBackgroundImageKey) else { return image }
      return image.blended(with: below, extent: extent(image.extent, below.extent)) {
        above, below in
        let alpha = unitInterval(rule(above.alpha, below.alpha))
        guard alpha > 0 else { return .clear }
        return Pixel(
          rule(above.red * above.alpha, below.red * below.alpha) / alpha,
          rule(above.green * above.alpha, below.green * below.alpha) / alpha,
          rule(above.blue * above.alpha, below.blue * below.alpha) / alpha, alpha)
      }
    }
  }

  static let blends: [String: PictureFilter] = [
    // Porter and Duff.
    "CISourceOverCompositing": { filter, image in
      filter.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
    },
    "CISourceAtopCompositing": compose({ $1 }) { above, below in (below, 1 - above) },
    "CISourceInCompositing": compose({ $0.intersection($1) }) { _, below in (below, 0) },
    "CISourceOutCompositing": compose({ above, _ in above }) { _, below in (1 - below, 0) },
    // Arithmetic.
    "CIAdditionCompositing": compose({ $0.union($1) }) { _, _ in (1, 1) },
    "CIMaximumCompositing": arithmetic({ $0.union($1) }) { max($0, $1) },
    "CIMinimumCompositing": arithmetic({ $0.intersection($1) }) { min($0, $1) },
    "CIMultiplyCompositing": arithmetic({ $0.intersection($1) }) { $0 * $1 },
    // Separable modes.
    "CIMultiplyBlendMode": separable { $0 * $1 },
    "CIScreenBlendMode": separable { $0 + $1 - $0 * $1 },
    "CIOverlayBlendMode": separable { hardLight($1, $0) },
    "CIHardLightBlendMode": separable(hardLight),
    "CIDarkenBlendMode": separable { $0 < $1 ? $0 : $1 },
    "CILightenBlendMode": separable { $0 > $1 ? $0 : $1 },
    "CIColorDodgeBlendMode": separable(colorDodge),
    "CIColorBurnBlendMode": separable(colorBurn),
    "CISoftLightBlendMode": separable(softLight),
    "CIDifferenceBlendMode": separable { abs($0 - $1) },
    "CIExclusionBlendMode": separable { $0 + $1 - 2 * $0 * $1 },
    "CISubtractBlendMode": separable { $1 - $0 },
    "CIDivideBlendMode": separable { $0 > 0 ? $1 / $0 : 1 },
    "CILinearBurnBlendMode": separable { $0 + $1 - 1 },
    "CILinearDodgeBlendMode": separable { $0 + $1 },
    "CILinearLightBlendMode": separable { $1 + 2 * $0 - 1 },
    "CIVividLightBlendMode": separable { above, below in
      above <= 0.5 ? colorBurn(2 * above, below) : colorDodge(2 * above - 1, below)
    },
    "CIPinLightBlendMode": separable { above, below in
      above <= 0.5 ? min(below, 2 * above) : max(below, 2 * above - 1)
    },
    // Modes of hue, saturation and luminosity.
    "CIHueBlendMode": blend { above, below in
      withLuminosity(of: below, withSaturation(of: below, above))
    },
    "CISaturationBlendMode": blend { above, below in
      withLuminosity(of: below, withSaturation(of: above, below))
    },
    "CIColorBlendMode": blend { above, below in withLuminosity(of: below, above) },
    "CILuminosityBlendMode": blend { above, below in withLuminosity(of: above, below) },
  ]

  private static func hardLight(_ above: Float, _ below: Float) -> Float {
    let twice = 2 * above
    return above <= 0.5 ? below * twice : below + (twice - 1) - below * (twice - 1)
  }

  private static func colorDodge(_ above: Float, _ below: Float) -> Float {
    below == 0 ? 0 : above >= 1 ? 1 : min(1, below / (1 - above))
  }

  private static func colorBurn(_ above: Float, _ below: Float) -> Float {
    below >= 1 ? 1 : above <= 0 ? 0 : 1 - min(1, (1 - below) / above)
  }

  private static func softLight(_ above: Float, _ below: Float) -> Float {
    if above <= 0.5 { return below - (1 - 2 * above) * below * (1 - below) }
    let light = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * above - 1) * (light - below)
  }

  /// The luminosity of PDF and CSS.
  private static func luminosity(_ color: Pixel) -> Float {
    0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
  }

  private static func withLuminosity(of other: Pixel, _ color: Pixel) -> Pixel {
    let light = luminosity(other)
    var result = color.scaled(1, adding: light - luminosity(color))
    let least = result.least, most = result.greatest
    if least < 0, light > least {
      let factor = light / (light - least)
      result = result.scaled(factor, adding: light * (1 - factor))
    }
    if most > 1, most > light {
      let factor = (1 - light) / (most - light)
      result = result.scaled(factor, adding: light * (1 - factor))
    }
    return result
  }

  private static func withSaturation(of other: Pixel, _ color: Pixel) -> Pixel {
    let range = color.greatest - color.least
    guard range > 0 else { return Pixel(grey: 0) }
    let factor = (other.greatest - other.least) / range
    return color.scaled(factor, adding: -color.least * factor)
  }
}

// MARK: Masks

extension FilterDefinition {
  /// Returns a filter that shows the picture where a mask is light, and the other one elsewhere.
  private static func mask(
    _ share: @escaping @Sendable (_ mask: Pixel) -> Float
  ) -> PictureFilter {
    { filter, image in
      guard let mask = filter.image(kCIInputMaskImageKey) else { return image }
      let below = filter.image(kCIInputBackgroundImageKey) ?? .empty()
      return CIImage(extent: image.extent.union(below.extent)) { region in
        guard let first = image.grid(in: region), let second = below.grid(in: region),
          let shares = mask.grid(in: region)
        else { return nil }
        return PixelGrid.make(region) { x, y in
          second.pixel(x, y).mixed(first.pixel(x, y), unitInterval(share(shares.pixel(x, y))))
        }
      }
    }
  }

  static let masks: [String: PictureFilter] = [
    "CIBlendWithMask": mask { $0.luminance * $0.alpha },
    "CIBlendWithAlphaMask": mask { $0.alpha },
    "CIBlendWithRedMask": mask { $0.red * $0.alpha },
    "CIBlendWithBlueMask": mask { $0.blue * $0.alpha },
    "CIMix": { filter, image in
      let amount = unitInterval(filter.float(kCIInputAmountKey))
      let below = filter.image(kCIInputBackgroundImageKey) ?? .empty()
      return image.blended(with: below, extent: image.extent.union(below.extent)) {
        $1.mixed($0, amount)
      }
    },
  ]
}
