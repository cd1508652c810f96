internal import CKernels
@_spi(Inlined) import Drawing
import Foundation

/// A mesh gradient that is drawn once and then read row by row.
final class MeshSource {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let bounds: PixelRect
  private let background: UInt32

  /// The largest raster of a mesh, in pixels; a larger mesh is not drawn.
  private static let largestArea = 1 << 25

  /// Draws the mesh; nil if it is too large or a point is not finite.
  init?(
    _ mesh: MeshPaint, _ rect: CGRect, _ transform: CGAffineTransform, opacity: Double,
    clip: PixelRect
  ) {
    let place = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY
    ).concatenating(transform)
    let map = Matrix(place)
    var patches: [Patch] = []
    for row in 0..<mesh.height - 1 {
      for column in 0..<mesh.width - 1 { patches.append(Patch(mesh, column, row, map)) }
    }
    var minX = Double.infinity, minY = minX, maxX = -minX, maxY = -minX
    for point in patches.flatMap(\.points) {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    guard minX <= maxX else { return nil }
    bounds = PixelRect(
      covering: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    ).intersection(clip)
    guard bounds.width * bounds.height <= Self.largestArea else { return nil }
    background = PremultipliedColor(mesh.background, opacity: opacity).pixel
    pixels = .allocate(capacity: max(1, bounds.width * bounds.height))
    if bounds.isEmpty { return }
    let surface = Surface(bounds: bounds, pixels: pixels)
    surface.clear(bounds, to: background)
    let colors = MeshColors(mesh, opacity: max(0, min(1, opacity)))
    for (index, patch) in patches.enumerated() {
      let columns = mesh.width - 1
      draw(patch, column: index % columns, row: index / columns, colors, surface)
    }
  }

  deinit { pixels.deallocate() }

  /// Writes the colours of `count` pixels from (x, y) on.
  func fillRow(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    fillPixels(target, count, background)
    let from = max(x, bounds.minX), to = min(x + count, bounds.maxX)
    guard y >= bounds.minY, y < bounds.maxY, from < to else { return }
    let row = pixels + (y - bounds.minY) * bounds.width
    memcpy(target + (from - x), row + (from - bounds.minX), (to - from) * 4)
  }

  /// Draws a patch as triangles with linearly interpolated colours.
  private func draw(
    _ patch: Patch, column: Int, row: Int, _ colors: MeshColors, _ surface: Surface
  ) {
    guard patch.touches(surface.bounds) else { return }
    let grid = colors.neighbors(column: column, row: row)
    let steps = colors.steps(over: grid)
    let places = (0...steps).map { Double($0) / Double(steps) }
    let weights = places.map(colors.weights), bernsteins = places.map(bernstein)
    var previous: [MeshVertex] = []
    for down in 0...steps {
      let points = patch.line(bernsteins[down])
      let mixtures = (0..<4).map { column in
        weights[down].mix(grid[column], grid[column + 4], grid[column + 8], grid[column + 12])
      }
      let line = (0...steps).map { across in
        MeshVertex(
          place: bernsteins[across].mix(points[0], points[1], points[2], points[3]),
          color: weights[across].mix(mixtures[0], mixtures[1], mixtures[2], mixtures[3]))
      }
      if down > 0 {
        for index in 0..<steps {
          fillTriangle(surface, colors, previous[index], previous[index + 1], line[index])
          fillTriangle(surface, colors, previous[index + 1], line[index + 1], line[index])
        }
      }
      previous = line
    }
  }
}

/// A bicubic patch between four vertices of the mesh, in device pixels.
private struct Patch {
  /// Four rows of four control points.
  let points: [Point]

  init(_ mesh: MeshPaint, _ column: Int, _ row: Int, _ map: Matrix) {
    let first = row * mesh.width + column
    let a = mesh.points[first], b = mesh.points[first + 1]
    let c = mesh.points[first + mesh.width], d = mesh.points[first + mesh.width + 1]
    // The twist is zero: the inner points complete parallelograms at the corners.
    let control: [SIMD2<Float>] = [
      a.position, a.trailingControlPoint, b.leadingControlPoint, b.position,
      a.bottomControlPoint, a.trailingControlPoint + a.bottomControlPoint - a.position,
      b.leadingControlPoint + b.bottomControlPoint - b.position, b.bottomControlPoint,
      c.topControlPoint, c.trailingControlPoint + c.topControlPoint - c.position,
      d.leadingControlPoint + d.topControlPoint - d.position, d.topControlPoint,
      c.position, c.trailingControlPoint, d.leadingControlPoint, d.position,
    ]
    points = control.map { map.apply(CGPoint(x: CGFloat($0.x), y: CGFloat($0.y))) }
  }

  /// The size of the patch, in pixels.
  var extent: Double {
    let xs = points.map(\.x), ys = points.map(\.y)
    return max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  /// Whether a part of the patch may be in a rectangle.
  func touches(_ bounds: PixelRect) -> Bool {
    points.contains { $0.x > Double(bounds.minX) } && points.contains { $0.x < Double(bounds.maxX) }
      && points.contains { $0.y > Double(bounds.minY) }
      && points.contains { $0.y < Double(bounds.maxY) }
  }

  /// The control points of a curve across the patch.
  func line(_ weights: Weights) -> [Point] {
    (0..<4).map {
      weights.mix(points[$0], points[$0 + 4], points[$0 + 8], points[$0 + 12])
    }
  }
}

/// The weights of four neighbours.
private struct Weights {
  let first: Double, second: Double, third: Double, fourth: Double

  func mix(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point {
    Point(
      x: a.x * first + b.x * second + c.x * third + d.x * fourth,
      y: a.y * first + b.y * second + c.y * third + d.y * fourth)
  }

  func mix(_ a: MeshColor, _ b: MeshColor, _ c: MeshColor, _ d: MeshColor) -> MeshColor {
    MeshColor(
      first: a.first * first + b.first * second + c.first * third + d.first * fourth,
      second: a.second * first + b.second * second + c.second * third + d.second * fourth,
      third: a.third * first + b.third * second + c.third * third + d.third * fourth,
      alpha: a.alpha * first + b.alpha * second + c.alpha * third + d.alpha * fourth)
  }
}

/// The weights of the control points of a cubic.
private func bernstein(_ t: Double) -> Weights {
  let s = 1 - t
  return Weights(first: s * s * s, second: 3 * s * s * t, third: 3 * s * t * t, fourth: t * t * t)
}

/// The interpolated components: Oklab of 0…1 or sRGB of 0…255, premultiplied.
private struct MeshColor {
  var first: Double, second: Double, third: Double, alpha: Double
}

/// The colours of a mesh between its vertices.
private struct MeshColors {
  private let mesh: MeshPaint
  private let opacity: Double
  private let colors: [MeshColor]

  init(_ mesh: MeshPaint, opacity: Double) {
    self.mesh = mesh
    self.opacity = opacity
    colors = mesh.colors.map { color in
      if mesh.isPerceptual {
        let lab = Oklab(color)
        return MeshColor(first: lab.lightness, second: lab.a, third: lab.b, alpha: lab.alpha)
      }
      let color = PremultipliedColor(color)
      return MeshColor(
        first: color.red, second: color.green, third: color.blue, alpha: color.alpha)
    }
  }

  /// Four rows of four colours around a patch.
  func neighbors(column: Int, row: Int) -> [MeshColor] {
    (0..<16).map { index in
      let x = max(0, min(mesh.width - 1, column + index % 4 - 1))
      let y = max(0, min(mesh.height - 1, row + index / 4 - 1))
      return colors[y * mesh.width + x]
    }
  }

  /// The number of subdivisions of a patch at which straight lines differ from its curves by less
  /// than one step of a component; the difference falls with the square of the number.
  func steps(over grid: [MeshColor]) -> Int {
    func range(_ part: (MeshColor) -> Double) -> Double {
      let values = grid.map(part)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    let contrast =
      max(range(\.first), range(\.second), range(\.third), range(\.alpha))
      * (mesh.isPerceptual ? perceptualRange : 1)
    let steps = (contrast * (mesh.smoothsColors ? smoothBend : linearBend)).squareRoot()
    return max(leastSteps, Int(min(greatestSteps, steps.rounded(.up))))
  }

  /// The weights of the neighbours, from the one before to the second one after.
  func weights(_ t: Double) -> Weights {
    if !mesh.smoothsColors { return Weights(first: 0, second: 1 - t, third: t, fourth: 0) }
    let square = t * t, cube = square * t
    return Weights(
      first: (-cube + 2 * square - t) / 2, second: (3 * cube - 5 * square + 2) / 2,
      third: (-3 * cube + 4 * square + t) / 2, fourth: (cube - square) / 2)
  }

  /// The interpolated components as a pixel, clamped because cubics may overshoot.
  func pixel(_ first: Double, _ second: Double, _ third: Double, _ alpha: Double) -> UInt32 {
    if mesh.isPerceptual {
      let color = Oklab(lightness: first, a: second, b: third, alpha: min(1, alpha))
        .premultiplied()
      return premultipliedPixel(
        color.red * opacity, color.green * opacity, color.blue * opacity, color.alpha * opacity)
    }
    return premultipliedPixel(first * opacity, second * opacity, third * opacity, alpha * opacity)
  }
}

/// A vertex of a triangle.
private struct MeshVertex {
  var place: Point
  var color: MeshColor

  var x: Double { place.x }
  var y: Double { place.y }
}

/// Sets the pixels whose centres are in a triangle.
private func fillTriangle(
  _ surface: Surface, _ colors: MeshColors, _ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex
) {
  let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  guard area != 0, area.isFinite else { return }
  let low = min(a.y, b.y, c.y), high = max(a.y, b.y, c.y)
  let bounds = surface.bounds
  var y = Int(max(Double(bounds.minY), min(farthestRow, (low - 0.5).rounded(.up))))
  let lastY = Int(min(Double(bounds.maxY - 1), max(-farthestRow, (high - 0.5).rounded(.down))))
  while y <= lastY {
    let centerY = Double(y) + 0.5
    var left = Double.infinity, right = -Double.infinity
    cross(a, b, centerY, &left, &right)
    cross(b, c, centerY, &left, &right)
    cross(c, a, centerY, &left, &right)
    // The span is slightly enlarged, so that neighbouring triangles leave no gap.
    var x = Int(max(Double(bounds.minX), min(farthestRow, (left - 0.5 - overlap).rounded(.up))))
    let lastX = Int(
      min(Double(bounds.maxX - 1), max(-farthestRow, (right - 0.5 + overlap).rounded(.down))))
    if x <= lastX {
      let centerX = Double(x) + 0.5
      var shareB = ((centerX - a.x) * (c.y - a.y) - (centerY - a.y) * (c.x - a.x)) / area
      var shareC = ((b.x - a.x) * (centerY - a.y) - (b.y - a.y) * (centerX - a.x)) / area
      let stepB = (c.y - a.y) / area, stepC = (a.y - b.y) / area
      let target = surface.pointer(x: 0, y: y)
      while x <= lastX {
        let shareA = 1 - shareB - shareC
        target[x] = colors.pixel(
          a.color.first * shareA + b.color.first * shareB + c.color.first * shareC,
          a.color.second * shareA + b.color.second * shareB + c.color.second * shareC,
          a.color.third * shareA + b.color.third * shareB + c.color.third * shareC,
          a.color.alpha * shareA + b.color.alpha * shareB + c.color.alpha * shareC)
        shareB += stepB
        shareC += stepC
        x &+= 1
      }
    }
    y &+= 1
  }
}

/// Extends a span to the point where a side of a triangle crosses a row.
private func cross(
  _ a: MeshVertex, _ b: MeshVertex, _ y: Double, _ left: inout Double, _ right: inout Double
) {
  if (a.y < y) == (b.y < y) && a.y != y && b.y != y { return }
  if a.y == b.y {
    left = min(left, a.x, b.x)
    right = max(right, a.x, b.x)
    return
  }
  let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
  if x < left { left = x }
  if x > right { right = x }
}

@inline(__always)
private func premultipliedPixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
  -> UInt32
{
  let a = byte(alpha, 255), r = byte(red, a), g = byte(green, a), b = byte(blue, a)
  return r | g &<< 8 | b &<< 16 | a &<< 24
}

@inline(__always)
private func byte(_ value: Double, _ limit: UInt32) -> UInt32 {
  let whole = value > 0 ? UInt32(truncatingIfNeeded: Int(value + justAboveHalf)) : 0
  return whole < limit ? whole : limit
}

/// The farthest row or column, so that it converts to `Int`.
private let farthestRow = 1e9

/// The part of a pixel by which the spans of neighbouring triangles overlap.
private let overlap = 1e-6

/// One half and the errors of the arithmetic, so that a half rounds up.
private let justAboveHalf = 0.500001

/// The number of byte steps that a unit of Oklab may cover.
private let perceptualRange = 512.0

/// The greatest bend of the colours of a patch, in their range: smooth colours bend twice as much.
private let smoothBend = 8.0, linearBend = 4.0

/// The limits of the subdivisions of a patch: enough for its outline, and no more than are visible.
private let leastSteps = 6, greatestSteps = 64.0
