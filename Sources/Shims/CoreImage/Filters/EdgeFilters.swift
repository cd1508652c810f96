@_spi(Inlined) import Drawing
import Foundation

extension PixelGrid {
  /// Returns the differences of luminance across and up with the weights 1, 2, 1 of Sobel.
  fileprivate func sobel(_ x: Int, _ y: Int) -> (across: Float, up: Float) {
    let a = nearest(x - 1, y - 1).luminance, b = nearest(x, y - 1).luminance
    let c = nearest(x + 1, y - 1).luminance, d = nearest(x - 1, y).luminance
    let e = nearest(x + 1, y).luminance, f = nearest(x - 1, y + 1).luminance
    let g = nearest(x, y + 1).luminance, h = nearest(x + 1, y + 1).luminance
    return ((c + 2 * e + h - a - 2 * d - f) / 4, (f + 2 * g + h - a - 2 * b - c) / 4)
  }

  /// Returns the strength of the edge at a pixel, about 0…1.
  func edge(_ x: Int, _ y: Int) -> Float {
    let (across, up) = sobel(x, y)
    return (across * across + up * up).squareRoot()
  }
}

extension FilterDefinition {
  static let edges: [String: PictureFilter] = [
    "CIEdges": { filter, image in
      let intensity = filter.float(kCIInputIntensityKey)
      return image.mapNeighbours(reach: 1) { pixels, x, y in
        // The Sobel operator of each component.
        let a = pixels.nearest(x - 1, y - 1), b = pixels.nearest(x, y - 1)
        let c = pixels.nearest(x + 1, y - 1), d = pixels.nearest(x - 1, y)
        let e = pixels.nearest(x + 1, y), f = pixels.nearest(x - 1, y + 1)
        let g = pixels.nearest(x, y + 1), h = pixels.nearest(x + 1, y + 1)
        func edge(
          _ a: Float, _ b: Float, _ c: Float, _ d: Float, _ e: Float, _ f: Float, _ g: Float,
          _ h: Float
        ) -> Float {
          let across = c + 2 * e + h - a - 2 * d - f, up = f + 2 * g + h - a - 2 * b - c
          return (across * across + up * up).squareRoot() / 4 * intensity
        }
        return Pixel(
          edge(a.red, b.red, c.red, d.red, e.red, f.red, g.red, h.red),
          edge(a.green, b.green, c.green, d.green, e.green, f.green, g.green, h.green),
          edge(a.blue, b.blue, c.blue, d.blue, e.blue, f.blue, g.blue, h.blue),
          pixels.nearest(x, y).alpha)
      }
    },
    "CISobelGradients": { _, image in
      image.mapNeighbours(reach: 1) { pixels, x, y in
        let (across, up) = pixels.sobel(x, y)
        return Pixel(abs(across), abs(up), 0, pixels.nearest(x, y).alpha)
      }
    },
    "CIGaborGradients": { _, image in
      // A wave of odd symmetry under a Gaussian, in a square of five pixels.
      let wave: [Float] = [-0.5, -1, 0, 1, 0.5], window: [Float] = [0.14, 0.6, 1, 0.6, 0.14]
      let sum = window.reduce(0, +) * 1.5
      return image.mapNeighbours(reach: 2) { pixels, x, y in
        var across: Float = 0, up: Float = 0, index = 0
        while index < 25 {
          let column = index % 5, row = index / 5
          let light = pixels.nearest(x + column - 2, y + row - 2).luminance
          across += light * wave[column] * window[row]
          up += light * wave[row] * window[column]
          index += 1
        }
        return Pixel(abs(across) / sum, abs(up) / sum, 0, pixels.nearest(x, y).alpha)
      }
    },
    "CICannyEdgeDetector": { filter, image in
      let sigma = min(100, max(0, filter.number("inputGaussianSigma")))
      let low = filter.float("inputThresholdLow"), high = filter.float("inputThresholdHigh")
      let passes = max(0, min(20, Int(filter.number("inputHysteresisPasses"))))
      return CIImage(extent: image.extent) { region in
        let reach = PixelGrid.reach(ofBlur: sigma) + 1 + passes
        let part = region.insetBy(-reach).intersection(PixelRect(touching: image.extent))
        guard let soft = image.grid(in: part)?.blurred(sigma, in: part) else { return nil }
        // Strong edges are white, and weak ones grey until they touch a white one.
        var edges = PixelGrid.make(part) { x, y in
          let strength = soft.edge(x, y)
          guard strength >= low, strength > 0 else { return Pixel(grey: 0) }
          let (across, up) = soft.sobel(x, y)
          // Only the ridge of an edge counts: the pixel that is the strongest across it.
          let isFlat = abs(across) > 2.4 * abs(up), isSteep = abs(up) > 2.4 * abs(across)
          let stepX = isSteep ? 0 : 1,
            stepY = isFlat ? 0 : (across > 0) == (up > 0) || isSteep ? 1 : -1
          guard strength >= soft.edge(x - stepX, y - stepY),
            strength > soft.edge(x + stepX, y + stepY)
          else { return Pixel(grey: 0) }
          return Pixel(grey: strength >= high ? 1 : 0.5)
        }
        for _ in 0..<passes {
          let former = edges
          edges = PixelGrid.make(part) { x, y in
            let edge = former.nearest(x, y).red
            guard edge > 0.1, edge < 0.9 else { return Pixel(grey: edge) }
            for row in y - 1...y + 1 {
              for column in x - 1...x + 1 where former.nearest(column, row).red > 0.9 {
                return Pixel(grey: 1)
              }
            }
            return Pixel(grey: edge)
          }
        }
        return edges.map { Pixel(grey: $0.red > 0.9 ? 1 : 0) }.placed(in: region)
      }
    },
    "CILineOverlay": { filter, image in
      let edgeIntensity = filter.float("inputEdgeIntensity")
      let threshold = filter.float("inputThreshold"), contrast = filter.float(kCIInputContrastKey)
      let calm = image.applyingFilter(
        "CINoiseReduction",
        parameters: [
          "inputNoiseLevel": filter.number("inputNRNoiseLevel"),
          kCIInputSharpnessKey: filter.number("inputNRSharpness"),
        ])
      // Black lines on transparency.
      return calm.mapNeighbours(reach: 1) { pixels, x, y in
        let strength = pixels.edge(x, y) * edgeIntensity
        return Pixel(0, 0, 0, unitInterval((strength - threshold) * contrast / 10))
      }
    },
    "CIEdgeWork": { filter, image in
      let radius = min(100, max(0.5, filter.number(kCIInputRadiusKey)))
      // A woodcut: white where the picture is lighter than its surroundings.
      return CIImage(extent: image.extent) { region in
        let part = region.insetBy(-PixelGrid.reach(ofBlur: radius))
          .intersection(PixelRect(touching: image.extent))
        guard let pixels = image.grid(in: part), let soft = pixels.blurred(radius, in: region)
        else {
          return nil
        }
        return pixels.placed(in: region).combined(with: soft) { sharp, soft in
          let share = unitInterval((sharp.luminance - soft.luminance) * 20)
          return Pixel(grey: share, alpha: sharp.alpha)
        }
      }
    },
    "CIComicEffect": { _, image in
      // Flat colours with dots in the shade, and black lines.
      image.mapNeighbours(reach: 2) { pixels, x, y in
        let color = pixels.nearest(x, y), light = color.luminance
        let level = (unitInterval(light) * 4).rounded(.down), rest = light * 4 - level
        let width: Float = 6
        let across = Float(x + y) * 0.7071, up = Float(x - y) * 0.7071
        let dotX = remainder(across / width, 1) - 0.5, dotY = remainder(up / width, 1) - 0.5
        let isDot = (dotX * dotX + dotY * dotY) * 4 < (1 - rest) * 0.9
        let target = min(1, (level + (isDot ? 0.2 : 0.9)) / 4), factor = target / max(0.05, light)
        let line = unitInterval((pixels.edge(x, y) - 0.12) * 8)
        let vivid = color.scaled(factor), grey = vivid.luminance
        return Pixel(
          (grey + (vivid.red - grey) * 1.3) * (1 - line),
          (grey + (vivid.green - grey) * 1.3) * (1 - line),
          (grey + (vivid.blue - grey) * 1.3) * (1 - line), color.alpha)
      }
    },
  ]
}
