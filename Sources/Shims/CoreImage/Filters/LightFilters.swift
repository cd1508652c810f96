@_spi(Inlined) import Drawing
import Foundation

extension FilterDefinition {
  static let lights: [String: PictureFilter] = [
    "CISpotLight": { filter, image in
      let light = filter.numbers("inputLightPosition", 3)
      let target = filter.numbers("inputLightPointsAt", 3)
      let brightness = filter.float(kCIInputBrightnessKey), color = filter.pixel(kCIInputColorKey)
      let concentration = max(0.001, filter.float("inputConcentration"))
      let aim = (0..<3).map { target[$0] - light[$0] }
      let length = max(0.001, aim.reduce(0) { $0 + $1 * $1 }.squareRoot())
      return image.mapNeighbours(reach: 0) { pixels, x, y in
        // The cosine of the angle between the beam and the way to the pixel.
        let wayX = Float(x) + 0.5 - light[0], wayY = Float(y) + 0.5 - light[1], wayZ = -light[2]
        let distance = max(0.001, (wayX * wayX + wayY * wayY + wayZ * wayZ).squareRoot())
        let cosine = (wayX * aim[0] + wayY * aim[1] + wayZ * aim[2]) / (distance * length)
        let share = unitInterval(1 - (1 - cosine) / concentration)
        let strength = brightness * share * share, pixel = pixels.nearest(x, y)
        return Pixel(
          pixel.red * color.red * strength, pixel.green * color.green * strength,
          pixel.blue * color.blue * strength, pixel.alpha)
      }
    },
    "CISpotColor": { filter, image in
      let spots = (1...3).map { index in
        (
          center: filter.pixel("inputCenterColor\(index)"),
          replacement: filter.pixel("inputReplacementColor\(index)"),
          closeness: max(0.001, filter.float("inputCloseness\(index)")),
          contrast: unitInterval(filter.float("inputContrast\(index)"))
        )
      }
      // Colours near the centre of a range become its replacement; the others stay.
      return image.mapColors { color in
        var result = color
        for spot in spots {
          let red = color.red - spot.center.red, green = color.green - spot.center.green
          let blue = color.blue - spot.center.blue
          let distance = (red * red + green * green + blue * blue).squareRoot()
          let share = 1 - smoothStep(spot.closeness * spot.contrast, spot.closeness, distance)
          result = result.mixed(spot.replacement.withAlpha(color.alpha), share)
        }
        return result
      }
    },
  ]

  static let stylizations: [String: PictureFilter] = [
    "CIShadedMaterial": { filter, image in
      guard let shading = filter.image(kCIInputShadingImageKey), !shading.extent.isInfinite,
        !shading.extent.isNull
      else { return nil }
      let scale = filter.float(kCIInputScaleKey), area = PixelRect(touching: shading.extent)
      let middleX = Float(shading.extent.midX), middleY = Float(shading.extent.midY)
      let across = Float(shading.extent.width) / 2, up = Float(shading.extent.height) / 2
      // The picture is a height field; the slope chooses the colour of a lit sphere.
      return CIImage(extent: image.extent) { region in
        let part = region.insetBy(-1).intersection(PixelRect(touching: image.extent))
        guard let pixels = image.grid(in: part), let sphere = shading.grid(in: area) else {
          return nil
        }
        return PixelGrid.make(region) { x, y in
          let slopeX = pixels.nearest(x - 1, y).luminance - pixels.nearest(x + 1, y).luminance
          let slopeY = pixels.nearest(x, y - 1).luminance - pixels.nearest(x, y + 1).luminance
          let normalX = slopeX * scale, normalY = slopeY * scale
          let length = (normalX * normalX + normalY * normalY + 1).squareRoot()
          return sphere.nearestSample(
            middleX + normalX / length * across, middleY + normalY / length * up)
        }
      }
    },
    "CIHeightFieldFromMask": { filter, image in
      let radius = min(500, max(0.5, filter.number(kCIInputRadiusKey)))
      // The edge of the mask rises over the radius.
      return CIImage(extent: image.extent) { region in
        let part = region.insetBy(-PixelGrid.reach(ofBlur: radius))
          .intersection(PixelRect(touching: image.extent))
        guard let pixels = image.grid(in: part) else { return nil }
        let mask = pixels.map { Pixel(grey: $0.luminance * $0.alpha) }
        guard let soft = mask.blurred(radius / 2, in: region) else { return nil }
        return mask.placed(in: region).combined(with: soft) { mask, soft in
          Pixel(grey: mask.red * unitInterval(2 * soft.red - 1))
        }
      }
    },
  ]
}
