@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  /// Returns a filter with a transition to another picture: the function gets both pictures, the
  /// place of a pixel and the time, 0…1.
  private static func transition(
    _ prepare:
      @escaping @Sendable (_ filter: CIFilter, _ extent: CGRect, _ time: Float) -> (
        @Sendable (_ from: PixelGrid, _ to: PixelGrid, _ x: Int, _ y: Int) -> Pixel
      )
  ) -> PictureFilter {
    { filter, image in
      guard let target = filter.image(kCIInputTargetImageKey) else { return image }
      let extent = image.extent.union(target.extent)
      let time = unitInterval(filter.float(kCIInputTimeKey))
      if time == 0 { return image }
      if time == 1 { return target }
      let rule = prepare(filter, extent, time)
      return CIImage(extent: extent) { region in
        guard let from = image.grid(in: region), let to = target.grid(in: region) else {
          return nil
        }
        return PixelGrid.make(region) { rule(from, to, $0, $1) }
      }
    }
  }

  /// Returns how far a place is along the way of a swipe across a rectangle, 0…1.
  private static func progress(
    across rect: CGRect, _ angle: Float
  ) -> @Sendable (_ x: Int, _ y: Int) -> (share: Float, length: Float) {
    let (sine, cosine) = quickSineCosine(angle)
    let middleX = Float(rect.midX), middleY = Float(rect.midY)
    let length = max(1, Float(rect.width) * abs(cosine) + Float(rect.height) * abs(sine))
    return { x, y in
      let along = (Float(x) + 0.5 - middleX) * cosine + (Float(y) + 0.5 - middleY) * sine
      return (along / length + 0.5, length)
    }
  }

  static let transitions: [String: PictureFilter] = [
    "CIDissolveTransition": transition { _, _, time in
      { from, to, x, y in from.pixel(x, y).mixed(to.pixel(x, y), time) }
    },
    "CISwipeTransition": transition { filter, extent, time in
      let area = extent.isInfinite ? filter.rectValue(kCIInputExtentKey) ?? .zero : extent
      let progress = progress(across: area, filter.float(kCIInputAngleKey) + .pi)
      let width = max(1, filter.float(kCIInputWidthKey)), color = filter.pixel(kCIInputColorKey)
      let opacity = unitInterval(filter.float("inputOpacity"))
      return { from, to, x, y in
        let (share, length) = progress(x, y), edge = width / length
        // The soft edge enters and leaves completely.
        let reached = time * (1 + edge) - edge
        let rest = smoothStep(reached, reached + edge, share)
        let mixed = to.pixel(x, y).mixed(from.pixel(x, y), rest)
        return mixed.mixed(color, opacity * 4 * rest * (1 - rest))
      }
    },
    "CIBarsSwipeTransition": transition { filter, extent, time in
      let angle = filter.float(kCIInputAngleKey), width = max(1, filter.float(kCIInputWidthKey))
      let delay = unitInterval(filter.float("inputBarOffset") / 100)
      let progress = progress(across: extent.isInfinite ? .zero : extent, angle)
      let (sine, cosine) = quickSineCosine(angle)
      return { from, to, x, y in
        let bar = wholeNumber((Float(y) * cosine - Float(x) * sine) / width)
        // Bars start one after the other, in a random order.
        let start = Noise.value(bar, 0, 5) * delay
        let moved = unitInterval((time - start) / max(0.01, 1 - delay))
        return progress(x, y).share < moved ? to.pixel(x, y) : from.pixel(x, y)
      }
    },
    "CICopyMachineTransition": transition { filter, extent, time in
      let area = extent.isInfinite ? filter.rectValue(kCIInputExtentKey) ?? .zero : extent
      let progress = progress(across: area, filter.float(kCIInputAngleKey))
      let width = max(1, filter.float(kCIInputWidthKey)), color = filter.pixel(kCIInputColorKey)
      let opacity = max(0, filter.float("inputOpacity"))
      return { from, to, x, y in
        let (share, length) = progress(x, y), half = width / length / 2
        let light = time * (1 + 2 * half) - half, distance = abs(share - light) / half
        let picture = share < light ? to.pixel(x, y) : from.pixel(x, y)
        let glow = unitInterval(opacity * (1 - distance))
        return picture.mixed(color, glow)
      }
    },
    "CIFlashTransition": transition { filter, extent, time in
      let center = filter.place(kCIInputCenterKey), color = filter.pixel(kCIInputColorKey)
      let threshold = unitInterval(filter.float("inputFadeThreshold"))
      let size = max(1, Float(extent.isInfinite ? 300 : max(extent.width, extent.height)))
      // The flash grows until half of the time, and fades from the threshold on.
      return { from, to, x, y in
        let offsetX = Float(x) + 0.5 - center.x, offsetY = Float(y) + 0.5 - center.y
        let distance = (offsetX * offsetX + offsetY * offsetY).squareRoot() / size
        let power = time < 0.5 ? time * 2 : 1 - unitInterval((time - 0.5) * 2 * threshold + 0.001)
        let glow = unitInterval(power * 2.5 - distance)
        let picture = from.pixel(x, y).mixed(to.pixel(x, y), smoothStep(0.4, 0.6, time))
        return picture.mixed(color, glow)
      }
    },
    "CIModTransition": transition { filter, _, time in
      let center = filter.place(kCIInputCenterKey)
      let radius = max(1, filter.float(kCIInputRadiusKey))
      let (sine, cosine) = quickSineCosine(filter.float(kCIInputAngleKey))
      // Holes of a grid grow until only the other picture is left.
      return { from, to, x, y in
        let offsetX = Float(x) + 0.5 - center.x, offsetY = Float(y) + 0.5 - center.y
        let across = remainder((offsetX * cosine + offsetY * sine) / radius + 0.5, 1) - 0.5
        let up = remainder((offsetY * cosine - offsetX * sine) / radius + 0.5, 1) - 0.5
        let distance = (across * across + up * up).squareRoot() * radius
        let hole = time * radius * 0.75
        return from.pixel(x, y).mixed(to.pixel(x, y), unitInterval(hole - distance + 0.5))
      }
    },
    "CIRippleTransition": transition { filter, extent, time in
      let center = filter.place(kCIInputCenterKey), scale = filter.float(kCIInputScaleKey)
      let width = max(1, filter.float(kCIInputWidthKey))
      let reach = Float(extent.isInfinite ? 1000 : hypotenuse(extent.width, extent.height)) + width
      // A ring moves outwards and bends both pictures.
      return { from, to, x, y in
        let offsetX = Float(x) + 0.5 - center.x, offsetY = Float(y) + 0.5 - center.y
        let distance = max(0.001, (offsetX * offsetX + offsetY * offsetY).squareRoot())
        let ring = time * reach, share = (distance - ring) / width
        guard abs(share) < 1 else { return share < 0 ? to.pixel(x, y) : from.pixel(x, y) }
        let bend = (1 - share * share) * (1 - share * share) * scale * share / distance
        let sourceX = Float(x) + 0.5 + offsetX * bend, sourceY = Float(y) + 0.5 + offsetY * bend
        return from.nearestSample(sourceX, sourceY).mixed(
          to.nearestSample(sourceX, sourceY), 1 - smoothStep(-0.5, 0.5, share))
      }
    },
    "CIDisintegrateWithMaskTransition": { filter, image in
      guard let target = filter.image(kCIInputTargetImageKey),
        let mask = filter.image(kCIInputMaskImageKey)
      else { return nil }
      let time = unitInterval(filter.float(kCIInputTimeKey))
      // Dark parts of the mask go first.
      return CIImage(extent: image.extent.union(target.extent)) { region in
        guard let from = image.grid(in: region), let to = target.grid(in: region),
          let order = mask.grid(in: region)
        else { return nil }
        return PixelGrid.make(region) { x, y in
          let share = order.pixel(x, y).luminance
          return to.pixel(x, y).mixed(
            from.pixel(x, y), unitInterval((share - time * 1.02) * 50 + 1))
        }
      }
    },
  ]

  private static func hypotenuse(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    (x * x + y * y).squareRoot()
  }
}
