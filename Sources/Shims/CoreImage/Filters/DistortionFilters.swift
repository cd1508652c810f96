@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  /// Returns a filter that moves the points around a centre: the function returns the factor of the
  /// distance from the centre, and an angle, for a distance as a fraction of the radius.
  private static func radial(
    _ map: @escaping @Sendable (CIFilter) -> (@Sendable (_ share: Float) -> (Float, Float))
  ) -> PictureFilter {
    { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      guard radius > 0 else { return image }
      let rule = map(filter)
      return image.warped(reach: radius * 2) { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let share = (offsetX * offsetX + offsetY * offsetY).squareRoot() / radius
        guard share < 1 else { return (x, y) }
        let (factor, angle) = rule(share)
        guard angle != 0 else { return (center.x + offsetX * factor, center.y + offsetY * factor) }
        let (sine, cosine) = quickSineCosine(angle)
        return (
          center.x + (offsetX * cosine - offsetY * sine) * factor,
          center.y + (offsetX * sine + offsetY * cosine) * factor
        )
      }
    }
  }

  static let distortions: [String: PictureFilter] = [
    "CIBumpDistortion": radial { filter in
      let scale = max(-10, min(1, filter.float(kCIInputScaleKey)))
      return { share in (1 - scale * (1 - share * share), 0) }
    },
    "CIPinchDistortion": radial { filter in
      let scale = max(-1, min(10, filter.float(kCIInputScaleKey)))
      return { share in (1 + scale * (1 - share) * (1 - share), 0) }
    },
    "CITwirlDistortion": radial { filter in
      let angle = filter.float(kCIInputAngleKey)
      // An angle turns the content to the left, so that its source is at the right.
      return { share in (1, -angle * (1 - share) * (1 - share)) }
    },
    "CIVortexDistortion": radial { filter in
      let angle = filter.float(kCIInputAngleKey)
      return { share in (1, -angle * (1 - share) * (1 - share) * (1 - share)) }
    },
    "CIBumpDistortionLinear": { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      let scale = max(-10, min(1, filter.float(kCIInputScaleKey)))
      let (sine, cosine) = quickSineCosine(filter.float(kCIInputAngleKey))
      guard radius > 0 else { return image }
      return image.warped(reach: radius * 2) { x, y in
        // The distance from a line through the centre.
        let distance = (x - center.x) * cosine + (y - center.y) * sine, share = distance / radius
        guard abs(share) < 1 else { return (x, y) }
        let move = -distance * scale * (1 - share * share)
        return (x + move * cosine, y + move * sine)
      }
    },
    "CICircleSplashDistortion": { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      return image.warped(reach: 4096, extent: .infinite) { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        guard distance > radius else { return (x, y) }
        let factor = radius / distance
        return (center.x + offsetX * factor, center.y + offsetY * factor)
      }
    },
    "CIHoleDistortion": { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      let square = radius * radius
      return image.warped(reach: radius) { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = offsetX * offsetX + offsetY * offsetY
        // Nothing is in the hole; around it, content is pushed outwards.
        guard distance > square else { return (-.infinity, 0) }
        let factor = 1 - square / distance
        return (center.x + offsetX * factor, center.y + offsetY * factor)
      }
    },
    "CILightTunnel": { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      let rotation = filter.float("inputRotation")
      return image.warped(reach: 4096, extent: .infinite) { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        guard distance > radius else { return (x, y) }
        let share = radius / distance, (sine, cosine) = quickSineCosine(rotation * (1 - share))
        let factor = share * share
        return (
          center.x + (offsetX * cosine - offsetY * sine) * factor,
          center.y + (offsetX * sine + offsetY * cosine) * factor
        )
      }
    },
    "CICircularWrap": { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      let angle = filter.float(kCIInputAngleKey), source = image.extent
      guard !source.isInfinite, !source.isNull else { return nil }
      let outer = CGFloat(radius) + source.height
      let extent = CGRect(
        x: CGFloat(center.x) - outer, y: CGFloat(center.y) - outer, width: 2 * outer,
        height: 2 * outer)
      let left = Float(source.minX), bottom = Float(source.minY), width = Float(source.width)
      return image.warped(reach: 0, extent: extent) { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        let turn = remainder(quickAngle(offsetY, offsetX) - angle, 2 * .pi) / (2 * .pi)
        return (left + width * turn, bottom + distance - radius)
      }
    },
    "CINinePartStretched": { filter, image in
      ninePart(filter, image) { place, start, end, grown in
        start + (place - start) * (end - start) / max(0.001, end + grown - start)
      }
    },
    "CINinePartTiled": { filter, image in
      ninePart(filter, image) { place, start, end, _ in
        start + remainder(place - start, max(1, end - start))
      }
    },
  ]

  /// Returns a picture whose middle part grows, between two points.
  private static func ninePart(
    _ filter: CIFilter, _ image: CIImage,
    _ middle:
      @escaping @Sendable (_ place: Float, _ start: Float, _ end: Float, _ grown: Float) ->
      Float
  ) -> CIImage? {
    let start = filter.place("inputBreakpoint0"), end = filter.place("inputBreakpoint1")
    let grown = filter.place("inputGrowAmount")
    guard !image.extent.isInfinite, grown.x >= 0, grown.y >= 0 else { return nil }
    var extent = image.extent
    extent.size.width += CGFloat(grown.x)
    extent.size.height += CGFloat(grown.y)
    @Sendable func source(_ place: Float, _ start: Float, _ end: Float, _ grown: Float) -> Float {
      place < start
        ? place : place >= end + grown ? place - grown : middle(place, start, end, grown)
    }
    return image.warped(reach: 0, extent: extent) { x, y in
      (source(x, start.x, end.x, grown.x), source(y, start.y, end.y, grown.y))
    }
  }
}

// MARK: Lenses and textures

extension FilterDefinition {
  /// Returns a filter that moves each point by the red and green of another picture.
  private static func displaced(_ key: String) -> PictureFilter {
    { filter, image in
      guard let texture = filter.image(key) else { return nil }
      let scale = max(-4000, min(4000, filter.float(kCIInputScaleKey)))
      return CIImage(extent: image.extent) { region in
        let reach = wholeNumber(abs(scale) / 2) + 2
        guard let pixels = image.grid(around: region, reach: reach),
          let moves = texture.grid(in: region)
        else { return nil }
        return PixelGrid.make(region) { x, y in
          let move = moves.pixel(x, y)
          let acrossX = move.alpha > 0 ? move.red - 0.5 : 0
          let acrossY = move.alpha > 0 ? move.green - 0.5 : 0
          return pixels.sample(Float(x) + 0.5 + acrossX * scale, Float(y) + 0.5 + acrossY * scale)
        }
      }
    }
  }

  static let lenses: [String: PictureFilter] = [
    "CIDisplacementDistortion": displaced("inputDisplacementImage"),
    "CIGlassDistortion": displaced("inputTexture"),
    "CIGlassLozenge": { filter, image in
      let start = filter.place("inputPoint0"), end = filter.place("inputPoint1")
      let radius = filter.float(kCIInputRadiusKey)
      let bend = 1 - 1 / max(0.1, filter.float(kCIInputRefractionKey))
      let acrossX = end.x - start.x, acrossY = end.y - start.y
      let square = max(0.001, acrossX * acrossX + acrossY * acrossY)
      guard radius > 0 else { return image }
      return image.warped(reach: radius * 2) { x, y in
        let along = unitInterval(((x - start.x) * acrossX + (y - start.y) * acrossY) / square)
        let nearX = start.x + acrossX * along, nearY = start.y + acrossY * along
        let offsetX = x - nearX, offsetY = y - nearY
        let share = (offsetX * offsetX + offsetY * offsetY).squareRoot() / radius
        guard share < 1 else { return (x, y) }
        let factor = 1 + (share - 1) * bend
        return (nearX + offsetX * factor, nearY + offsetY * factor)
      }
    },
    "CITorusLensDistortion": { filter, image in
      let center = filter.place(kCIInputCenterKey), radius = filter.float(kCIInputRadiusKey)
      let half = filter.float(kCIInputWidthKey) / 2
      let bend = 1 - 1 / max(0.1, filter.float(kCIInputRefractionKey))
      guard half > 0, radius > 0 else { return image }
      return image.warped(reach: half * 2) { x, y in
        let offsetX = x - center.x, offsetY = y - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot()
        let share = (distance - radius) / half
        guard abs(share) < 1, distance > 0 else { return (x, y) }
        let factor = (radius + share * half * (1 + (abs(share) - 1) * bend)) / distance
        return (center.x + offsetX * factor, center.y + offsetY * factor)
      }
    },
  ]
}
