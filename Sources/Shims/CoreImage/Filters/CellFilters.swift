@_spi(Inlined) import Drawing
import Foundation

extension PixelGrid {
  /// Returns the mean of the pixels of a rectangle that are in the grid, with colours weighted by
  /// alpha.
  func mean(_ rect: PixelRect) -> Pixel {
    let part = rect.intersection(region)
    guard !part.isEmpty else { return .clear }
    var red = 0, green = 0, blue = 0, alpha = 0
    var y = part.minY
    while y < part.maxY {
      var source = bytes + place(part.minX, y)
      let end = source + 4 * part.width
      while source < end {
        let share = Int(source[3])
        red += Int(source[0]) * share
        green += Int(source[1]) * share
        blue += Int(source[2]) * share
        alpha += share
        source += 4
      }
      y += 1
    }
    guard alpha > 0 else { return .clear }
    func component(_ sum: Int) -> Float { Float(Double(sum) / Double(alpha) / 255) }
    let count = Double(part.width * part.height)
    return Pixel(
      component(red), component(green), component(blue), Float(Double(alpha) / count / 255))
  }
}

/// An irregular cell.
private struct Cell {
  var x: Float, y: Float, distance: Float

  /// Finds the irregular cell of a size that contains a pixel.
  static func containing(_ x: Int, _ y: Int, size: Float) -> Cell {
    let column = wholeNumber(Float(x) / size), row = wholeNumber(Float(y) / size)
    var nearest = Cell(x: Float(x), y: Float(y), distance: .infinity)
    var cellY = row - 1
    while cellY <= row + 1 {
      var cellX = column - 1
      while cellX <= column + 1 {
        let centerX = (Float(cellX) + Noise.value(cellX, cellY, 1)) * size
        let centerY = (Float(cellY) + Noise.value(cellX, cellY, 2)) * size
        let offsetX = centerX - Float(x), offsetY = centerY - Float(y)
        let distance = offsetX * offsetX + offsetY * offsetY
        if distance < nearest.distance {
          nearest = Cell(x: centerX, y: centerY, distance: distance)
        }
        cellX += 1
      }
      cellY += 1
    }
    nearest.distance = nearest.distance.squareRoot()
    return nearest
  }
}

extension FilterDefinition {
  /// Returns a picture of cells: a function of the colour at the centre of each cell and of the
  /// distance to it.
  private static func cells(
    _ filter: CIFilter, _ image: CIImage,
    _ rule: @escaping @Sendable (_ color: Pixel, _ distance: Float, _ size: Float) -> Pixel
  ) -> CIImage {
    let size = min(4096, max(1, filter.float(kCIInputRadiusKey)))
    return image.mapNeighbours(reach: Int(2 * size) + 1) { pixels, x, y in
      let cell = Cell.containing(x, y, size: size)
      return rule(pixels.nearest(wholeNumber(cell.x), wholeNumber(cell.y)), cell.distance, size)
    }
  }

  static let cells: [String: PictureFilter] = [
    "CIPixellate": { filter, image in
      let size = max(1, Int(min(1e6, filter.number(kCIInputScaleKey))))
      let center = filter.place(kCIInputCenterKey)
      @Sendable func cell(_ place: Int, _ middle: Float) -> Int {
        let start = wholeNumber(middle)
        let offset = place - start
        return start + (offset >= 0 ? offset / size : -((size - 1 - offset) / size)) * size
      }
      let whole = PixelRect(touching: image.extent)
      return CIImage(extent: image.extent, interpolation: image.interpolation) { region in
        let wide = PixelRect(
          minX: cell(region.minX, center.x), minY: cell(region.minY, center.y),
          maxX: cell(region.maxX - 1, center.x) + size,
          maxY: cell(region.maxY - 1, center.y) + size)
        let part = wide.intersection(whole)
        guard let pixels = image.grid(in: part) else { return nil }
        let columns = wide.width / size
        let grid = PixelGrid(region)
        PixelGrid.forEachRow(
          of: PixelRect(minX: 0, minY: 0, maxX: wide.width, maxY: wide.height / size)
        ) { row in
          let bottom = wide.minY + row * size
          for column in 0..<columns {
            let left = wide.minX + column * size
            let square = PixelRect(
              minX: left, minY: bottom, maxX: left + size, maxY: bottom + size)
            grid.fill(square, pixels.mean(square))
          }
        }
        return grid
      }
    },
    "CIHexagonalPixellate": { filter, image in
      let size = min(4096, max(1, filter.float(kCIInputScaleKey)))
      let center = filter.place(kCIInputCenterKey), half = Int(size / 2)
      return image.mapNeighbours(reach: Int(2 * size) + 1) { pixels, x, y in
        let point = TilePoint(Float(x) + 0.5 - center.x, Float(y) + 0.5 - center.y)
        let middle = point.inHexagon(size).center
        let column = wholeNumber(middle.x + center.x), row = wholeNumber(middle.y + center.y)
        // The mean of five places of the cell.
        let quarter = max(1, half / 2)
        var red: Float = 0, green: Float = 0, blue: Float = 0, alpha: Float = 0
        for (stepX, stepY) in [(0, 0), (quarter, 0), (-quarter, 0), (0, quarter), (0, -quarter)] {
          let color = pixels.nearest(column + stepX, row + stepY)
          red += color.red * color.alpha
          green += color.green * color.alpha
          blue += color.blue * color.alpha
          alpha += color.alpha
        }
        return alpha > 0 ? Pixel(red / alpha, green / alpha, blue / alpha, alpha / 5) : .clear
      }
    },
    "CICrystallize": { filter, image in cells(filter, image) { color, _, _ in color } },
    "CIPointillize": { filter, image in
      cells(filter, image) { color, distance, size in
        // The edge of a point is antialiased over half a pixel on each side.
        Pixel(grey: 1).mixed(color, unitInterval(size / 2 - distance + 0.5))
      }
    },
  ]
}

extension PixelGrid {
  /// Fills the pixels of a rectangle that are in the grid.
  func fill(_ rect: PixelRect, _ color: Pixel) {
    let part = rect.intersection(region)
    guard !part.isEmpty else { return }
    let first = bytes + place(part.minX, part.maxY - 1)
    for column in 0..<part.width { color.store(first + 4 * column) }
    for row in 1..<max(2, part.height) where row < part.height {
      (first + 4 * width * row).update(from: first, count: 4 * part.width)
    }
  }
}
