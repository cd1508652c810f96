@_spi(Inlined) import Drawing
import Foundation

/// A point of the plane that tiles cover.
struct TilePoint {
  var x: Float, y: Float

  init(_ x: Float, _ y: Float) { (self.x, self.y) = (x, y) }

  func rotated(_ sine: Float, _ cosine: Float) -> TilePoint {
    TilePoint(x * cosine - y * sine, x * sine + y * cosine)
  }

  /// Returns the point relative to the nearest point of a lattice of equilateral triangles, and
  /// that point.
  func inHexagon(_ spacing: Float) -> (offset: TilePoint, center: TilePoint) {
    let height = spacing * 0.8660254
    let row = (y / height).rounded(.down)
    var nearest = TilePoint(0, 0), least = Float.infinity
    for line in [row, row + 1] {
      let shift = remainder(line, 2) == 1 ? spacing / 2 : 0
      let column = ((x - shift) / spacing).rounded()
      let center = TilePoint(column * spacing + shift, line * height)
      let distance = (x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)
      if distance < least { (least, nearest) = (distance, center) }
    }
    return (TilePoint(x - nearest.x, y - nearest.y), nearest)
  }

  /// Returns the point, turned into the first of equal sectors; mirrored in every other half.
  func inSector(_ count: Int, isReflected: Bool) -> TilePoint {
    let sector = 2 * Float.pi / Float(count), angle = quickAngle(y, x)
    var inside = remainder(angle, sector)
    if isReflected, inside > sector / 2 { inside = sector - inside }
    let length = (x * x + y * y).squareRoot(), (sine, cosine) = quickSineCosine(inside)
    return TilePoint(length * cosine, length * sine)
  }
}

extension FilterDefinition {
  /// Returns a number in 0…width that goes up and down.
  private static func mirrored(_ number: Float, _ width: Float) -> Float {
    let rest = remainder(number, 2 * width)
    return rest > width ? 2 * width - rest : rest
  }

  /// Returns a filter that maps each point into one tile, around a centre and turned by an angle.
  private static func tile(
    _ map: @escaping @Sendable (_ point: TilePoint, _ width: Float) -> TilePoint
  ) -> PictureFilter {
    { filter, image in
      let center = filter.place(kCIInputCenterKey)
      let width = max(1, filter.float(kCIInputWidthKey))
      let (sine, cosine) = quickSineCosine(filter.float(kCIInputAngleKey))
      guard !image.extent.isNull else { return .empty() }
      return image.clampedToExtent().tiled { x, y in
        let point = TilePoint(x - center.x, y - center.y).rotated(-sine, cosine)
        let inside = map(point, width).rotated(sine, cosine)
        return (inside.x + center.x, inside.y + center.y)
      } within: {
        CGRect(
          x: CGFloat(center.x) - CGFloat(2 * width), y: CGFloat(center.y) - CGFloat(2 * width),
          width: CGFloat(4 * width), height: CGFloat(4 * width))
      }
    }
  }

  /// Returns a filter as `tile` whose second axis has an angle to the first.
  private static func skewed(
    _ map: @escaping @Sendable (_ point: TilePoint, _ width: Float) -> TilePoint
  ) -> PictureFilter {
    { filter, image in
      let acute = max(0.1, min(3, filter.float("inputAcuteAngle")))
      let (sine, cosine) = quickSineCosine(acute)
      return tile { point, width in
        let up = point.y / sine
        let inside = map(TilePoint(point.x - up * cosine, up), width)
        return TilePoint(inside.x + inside.y * cosine, inside.y * sine)
      }(filter, image)
    }
  }

  static let tiles: [String: PictureFilter] = [
    "CIAffineClamp": { filter, image in
      image.clampedToExtent().transformed(by: filter.transformValue(kCIInputTransformKey))
    },
    "CIAffineTile": { filter, image in
      let matrix = filter.transformValue(kCIInputTransformKey), source = image.extent
      guard !source.isInfinite, !source.isNull, source.width >= 1, source.height >= 1,
        abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-9
      else { return .empty() }
      let inverse = matrix.inverted()
      let (left, bottom) = (Float(source.minX), Float(source.minY))
      let (width, height) = (Float(source.width), Float(source.height))
      let numbers = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty].map {
        Float($0)
      }
      return image.clampedToExtent().tiled { x, y in
        let across = numbers[0] * x + numbers[2] * y + numbers[4]
        let up = numbers[1] * x + numbers[3] * y + numbers[5]
        return (left + remainder(across - left, width), bottom + remainder(up - bottom, height))
      } within: {
        source
      }
    },
    "CIFourfoldTranslatedTile": skewed { point, width in
      TilePoint(
        remainder(point.x + width / 2, width) - width / 2,
        remainder(point.y + width / 2, width) - width / 2)
    },
    "CIFourfoldReflectedTile": skewed { point, width in
      TilePoint(mirrored(point.x, width), mirrored(point.y, width))
    },
    "CIParallelogramTile": skewed { point, width in
      TilePoint(mirrored(point.x, width), remainder(point.y, width))
    },
    "CIFourfoldRotatedTile": tile { point, width in
      let column = (point.x / width).rounded(.down), row = (point.y / width).rounded(.down)
      let x = point.x - column * width, y = point.y - row * width
      switch (remainder(column, 2) == 1, remainder(row, 2) == 1) {
      case (false, false): return TilePoint(x, y)
      case (true, false): return TilePoint(y, width - x)
      case (true, true): return TilePoint(width - x, width - y)
      case (false, true): return TilePoint(width - y, x)
      }
    },
    "CIEightfoldReflectedTile": tile { point, width in
      let x = mirrored(point.x, width), y = mirrored(point.y, width)
      return x < y ? TilePoint(y, x) : TilePoint(x, y)
    },
    "CIGlideReflectedTile": tile { point, width in
      let column = (point.x / width).rounded(.down), x = point.x - column * width
      let y = remainder(point.y, width)
      return TilePoint(x, remainder(column, 2) == 1 ? width - y : y)
    },
    "CISixfoldRotatedTile": tile { $0.inHexagon($1).offset.inSector(6, isReflected: false) },
    "CISixfoldReflectedTile": tile { $0.inHexagon($1).offset.inSector(3, isReflected: true) },
    "CITwelvefoldReflectedTile": tile { $0.inHexagon($1).offset.inSector(6, isReflected: true) },
    "CITriangleTile": tile { $0.inHexagon($1).offset.inSector(3, isReflected: false) },
    "CIOpTile": { filter, image in
      let scale = max(0.01, min(100, filter.float(kCIInputScaleKey)))
      return tile { point, width in
        let column = (point.x / width).rounded(.down), row = (point.y / width).rounded(.down)
        let middleX = (column + 0.5) * width, middleY = (row + 0.5) * width
        return TilePoint(
          middleX + (point.x - middleX) * scale, middleY + (point.y - middleY) * scale)
      }(filter, image)
    },
    "CIKaleidoscope": { filter, image in
      let count = max(1, min(200, Int(filter.number("inputCount"))))
      return tile { point, _ in point.inSector(count, isReflected: true) }(filter, image)
    },
    "CITriangleKaleidoscope": { filter, image in
      let corner = filter.place("inputPoint"), size = max(1, filter.float("inputSize"))
      let decay = unitInterval(filter.float("inputDecay"))
      let (sine, cosine) = quickSineCosine(filter.float("inputRotation"))
      guard !image.extent.isNull else { return .empty() }
      let source = image.clampedToExtent()
      return CIImage(extent: .infinite) { region in
        guard let pixels = source.grid(in: source.tileRegion(of: image, region)) else { return nil }
        return PixelGrid.paint(region) { x, y in
          var point = TilePoint(x - corner.x, y - corner.y).rotated(-sine, cosine)
          // Reflects the point at the sides of an equilateral triangle until it is inside.
          var shade: Float = 1, step = 0
          while step < 48 {
            step += 1
            let right = 0.8660254 * (point.x - size) + 0.5 * point.y
            let left = -0.8660254 * point.x + 0.5 * point.y
            if point.y < 0 {
              point.y = -point.y
            } else if left > 0 {
              point = TilePoint(point.x + 1.7320508 * left, point.y - left)
            } else if right > 0 {
              point = TilePoint(point.x - 1.7320508 * right, point.y - right)
            } else {
              break
            }
            shade *= decay
          }
          let inside = point.rotated(sine, cosine)
          return pixels.nearestSample(inside.x + corner.x, inside.y + corner.y).scaled(shade)
        }
      }
    },
    "CIPerspectiveTile": { filter, image in
      let source = image.extent
      guard !source.isInfinite, !source.isNull,
        let map = Homography(from: filter.corners, to: source)
      else { return .empty() }
      let (left, bottom) = (Float(source.minX), Float(source.minY))
      let (width, height) = (Float(source.width), Float(source.height))
      return image.clampedToExtent().tiled { x, y in
        let place = map.point(x, y)
        return (
          left + remainder(place.x - left, width), bottom + remainder(place.y - bottom, height)
        )
      } within: {
        source
      }
    },
  ]
}

extension CIImage {
  /// Returns a picture without bounds; each point is taken from a place, mostly inside a rectangle.
  fileprivate func tiled(
    _ source: @escaping @Sendable (_ x: Float, _ y: Float) -> (x: Float, y: Float),
    within part: () -> CGRect
  ) -> CIImage {
    let part = PixelRect(touching: part())
    return CIImage(extent: .infinite) { [self] region in
      let area = part.union(region)
      let isSmall = area.width <= 4096 && area.height <= 4096
      guard let pixels = grid(in: isSmall ? area : region.insetBy(-256)) else { return nil }
      return PixelGrid.paint(region) { x, y in
        let place = source(x, y)
        return pixels.nearestSample(place.x, place.y)
      }
    }
  }

  fileprivate func tileRegion(of image: CIImage, _ region: PixelRect) -> PixelRect {
    image.extent.isInfinite ? region : PixelRect(touching: image.extent)
  }
}

extension PixelGrid {
  /// Returns the colour at a point, bilinear; outside the grid, that of its edge.
  func nearestSample(_ x: Float, _ y: Float) -> Pixel {
    func inside(_ place: Float, _ least: Int, _ end: Int) -> Float {
      let low = Float(least) + 0.5, high = Float(end) - 0.5
      return place > low ? (place < high ? place : high) : low
    }
    return sample(inside(x, region.minX, region.maxX), inside(y, region.minY, region.maxY))
  }
}
