import Drawing
import Foundation

extension FilterDefinition {
  /// Returns a number in 0..<1 that depends only on the cell and the kind.
  private static func noise(_ x: Int, _ y: Int, _ kind: Int) -> Float {
    var bits = UInt64(bitPattern: Int64(x &* 73_856_093 ^ y &* 19_349_663 ^ kind &* 83_492_791))
    bits ^= bits >> 33
    bits = bits &* 0xff51_afd7_ed55_8ccd
    bits ^= bits >> 33
    return Float(bits >> 40) / Float(1 << 24)
  }

  /// Returns the colour at the centre of the irregular cell that contains a pixel, and the distance
  /// to the centre.
  private static func cell(
    _ pixels: PixelGrid, _ x: Int, _ y: Int, size: Float
  ) -> (color: SIMD4<Float>, distance: Float) {
    let column = Int((Float(x) / size).rounded(.down)), row = Int((Float(y) / size).rounded(.down))
    var nearest = (x: x, y: y, distance: Float.infinity)
    for cellY in row - 1...row + 1 {
      for cellX in column - 1...column + 1 {
        let centerX = (Float(cellX) + noise(cellX, cellY, 1)) * size
        let centerY = (Float(cellY) + noise(cellX, cellY, 2)) * size
        let offset = SIMD2(centerX - Float(x), centerY - Float(y))
        let distance = (offset * offset).sum()
        if distance < nearest.distance { nearest = (Int(centerX), Int(centerY), distance) }
      }
    }
    return (pixels[nearest.x, nearest.y], nearest.distance.squareRoot())
  }

  static let cells = [
    FilterDefinition(
      "CIPixellate", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0]
    ) { filter, image in
      let size = max(1, Int(min(1e6, filter.number(kCIInputScaleKey))))
      let center = filter.point(kCIInputCenterKey)
      return image.mapPixels { grid in
        let extent = image.extent.integral
        func phase(_ place: CGFloat) -> Int {
          let rest = place.truncatingRemainder(dividingBy: CGFloat(size))
          return rest.isFinite ? (Int(rest) % size + size) % size - size : -size
        }
        let left = phase(center.x - extent.minX), top = phase(extent.maxY - center.y)
        let former = grid
        for y in stride(from: top, to: grid.height, by: size) {
          for x in stride(from: left, to: grid.width, by: size) {
            let color = former.mean(x: x..<x + size, y: y..<y + size)
            for row in max(0, y)..<min(grid.height, max(0, y + size)) {
              for column in max(0, x)..<min(grid.width, max(0, x + size)) {
                grid[column, row] = color
              }
            }
          }
        }
      }
    },
    FilterDefinition(
      "CICrystallize", [kCIInputRadiusKey: 20.0], others: [kCIInputCenterKey]
    ) { filter, image in
      let size = Float(max(1, filter.number(kCIInputRadiusKey)))
      return image.mapPixels { grid in grid.map { cell($0, $1, $2, size: size).color } }
    },
    FilterDefinition(
      "CIPointillize", [kCIInputRadiusKey: 20.0], others: [kCIInputCenterKey]
    ) { filter, image in
      let size = Float(max(1, filter.number(kCIInputRadiusKey)))
      let white = SIMD4<Float>(repeating: 255)
      return image.mapPixels { grid in
        grid.map {
          let cell = cell($0, $1, $2, size: size)
          // The edge of a point is antialiased over half a pixel on each side.
          let share = min(1, max(0, size / 2 - cell.distance + 0.5))
          return white + (cell.color - white) * share
        }
      }
    },
    FilterDefinition("CIEdges", [kCIInputIntensityKey: 1.0]) { filter, image in
      let intensity = Float(filter.number(kCIInputIntensityKey))
      return image.mapPixels { grid in
        grid.map { pixels, x, y in
          // The Sobel operator.
          func column(_ offset: Int) -> SIMD4<Float> {
            pixels[x + offset, y - 1] + 2 * pixels[x + offset, y] + pixels[x + offset, y + 1]
          }
          func row(_ offset: Int) -> SIMD4<Float> {
            pixels[x - 1, y + offset] + 2 * pixels[x, y + offset] + pixels[x + 1, y + offset]
          }
          let across = column(1) - column(-1), down = row(1) - row(-1)
          var edge = (across * across + down * down).squareRoot() / 4 * intensity
          edge.w = pixels[x, y].w
          return edge
        }
      }
    },
    FilterDefinition(
      "CITwirlDistortion",
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0,
        kCIInputAngleKey: Double.pi,
      ]
    ) { filter, image in
      let center = filter.point(kCIInputCenterKey), radius = filter.number(kCIInputRadiusKey)
      let angle = filter.number(kCIInputAngleKey), extent = image.extent.integral
      guard radius > 0 else { return image }
      return image.mapPixels { grid in
        let middle = SIMD2(Double(center.x - extent.minX), Double(extent.maxY - center.y))
        grid.map { pixels, x, y in
          let offset = SIMD2(Double(x), Double(y)) - middle
          let share = 1 - (offset * offset).sum().squareRoot() / radius
          guard share > 0 else { return pixels[x, y] }
          let (sine, cosine) = deterministicSineCosine(angle * share * share)
          let from =
            middle
            + SIMD2(offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
          return pixels[Int(from.x.rounded()), Int(from.y.rounded())]
        }
      }
    },
    FilterDefinition("CIAreaAverage", others: [kCIInputExtentKey]) { filter, image in
      let part = filter.rect(kCIInputExtentKey).map { image.cropped(to: $0) } ?? image
      guard let bitmap = part.bitmap(of: part.extent.integral) else { return nil }
      let grid = PixelGrid(bitmap)
      let mean = grid.mean(x: 0..<grid.width, y: 0..<grid.height)
      let pixel = (0..<4).map { UInt8(mean[$0].rounded()) }
      return CIImage(
        DisplayImage(width: 1, height: 1, pixels: pixel),
        extent: CGRect(x: 0, y: 0, width: 1, height: 1))
    },
  ]
}
