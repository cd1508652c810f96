internal import CKernels
import Foundation
import LayoutDSL

/// A mesh gradient drawn once, to be read row by row.
final class MeshSource {
  private let pixels: UnsafeMutablePointer<UInt32>
  private let bounds: PixelRect
  private let background: UInt32

  /// The largest picture of a mesh, in pixels; a mesh beyond has no place on a screen.
  private static let largestArea = 1 << 25

  /// Nil if the mesh has no place on the device.
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

  /// Draws a patch as triangles of a few pixels, whose colours run linearly.
  private func draw(
    _ patch: Patch, column: Int, row: Int, _ colors: MeshColors, _ surface: Surface
  ) {
    guard patch.touches(surface.bounds) else { return }
    let steps = max(4, Int(min(48, patch.extent / 4)))
    let places = (0...steps).map { Double($0) / Double(steps) }
    let weights = places.map(colors.weights)
    let bernsteins = places.map(bernstein)
    var previous: [MeshVertex] = []
    for down in 0...steps {
      let points = patch.line(bernsteins[down])
      let mixtures = colors.line(column: column, row: row, weights[down])
      let line = (0...steps).map { across -> MeshVertex in
        let color = colors.color(mixtures, weights[across])
        let point = mixed(points, bernsteins[across])
        return MeshVertex(
          x: point.x, y: point.y, red: color.red, green: color.green, blue: color.blue,
          alpha: color.alpha)
      }
      if down > 0 {
        for index in 0..<steps {
          fillTriangle(surface, previous[index], previous[index + 1], line[index])
          fillTriangle(surface, previous[index + 1], line[index + 1], line[index])
        }
      }
      previous = line
    }
  }
}

/// A bicubic patch between four positions of the grid, in device pixels.
private struct Patch {
  /// Four rows of four control points.
  let points: [Point]

  init(_ mesh: MeshPaint, _ column: Int, _ row: Int, _ map: Matrix) {
    let first = row * mesh.width + column
    let a = mesh.points[first], b = mesh.points[first + 1]
    let c = mesh.points[first + mesh.width], d = mesh.points[first + mesh.width + 1]
    // Without a twist: the inner points complete parallelograms at the corners.
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

  /// How large the patch is, in pixels.
  var extent: Double {
    let xs = points.map(\.x), ys = points.map(\.y)
    return max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
  }

  /// Whether some of the patch may lie in a rectangle.
  func touches(_ bounds: PixelRect) -> Bool {
    points.contains { $0.x > Double(bounds.minX) } && points.contains { $0.x < Double(bounds.maxX) }
      && points.contains { $0.y > Double(bounds.minY) }
      && points.contains { $0.y < Double(bounds.maxY) }
  }

  /// The control points of a curve across the patch.
  func line(_ weights: [Double]) -> [Point] {
    (0..<4).map { column in
      mixed([points[column], points[column + 4], points[column + 8], points[column + 12]], weights)
    }
  }
}

/// The weights of the control points of a cubic.
private func bernstein(_ t: Double) -> [Double] {
  let s = 1 - t
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
}

private func mixed(_ points: [Point], _ weights: [Double]) -> Point {
  Point(
    x: points[0].x * weights[0] + points[1].x * weights[1] + points[2].x * weights[2]
      + points[3].x * weights[3],
    y: points[0].y * weights[0] + points[1].y * weights[1] + points[2].y * weights[2]
      + points[3].y * weights[3])
}

/// The colours of a mesh between its positions.
private struct MeshColors {
  private let mesh: MeshPaint
  private let opacity: Double
  /// Oklab or sRGB, premultiplied.
  private let components: [[Double]]

  init(_ mesh: MeshPaint, opacity: Double) {
    self.mesh = mesh
    self.opacity = opacity
    components = mesh.colors.map { color in
      if mesh.isPerceptual {
        let lab = Oklab(color)
        return [lab.lightness, lab.a, lab.b, lab.alpha]
      }
      let color = PremultipliedColor(color)
      return [color.red, color.green, color.blue, color.alpha]
    }
  }

  /// The components at the columns around a patch, mixed down the rows.
  func line(column: Int, row: Int, _ weights: [Double]) -> [[Double]] {
    (0..<4).map { j in
      let x = max(0, min(mesh.width - 1, column + j - 1))
      let rows = (0..<4).map { i in
        components[max(0, min(mesh.height - 1, row + i - 1)) * mesh.width + x]
      }
      return Self.mixed(rows, weights)
    }
  }

  private static func mixed(_ values: [[Double]], _ weights: [Double]) -> [Double] {
    (0..<4).map { part in
      values[0][part] * weights[0] + values[1][part] * weights[1] + values[2][part] * weights[2]
        + values[3][part] * weights[3]
    }
  }

  /// The colour between four columns.
  func color(_ columns: [[Double]], _ weights: [Double]) -> PremultipliedColor {
    let sum = Self.mixed(columns, weights)
    var color: PremultipliedColor
    if mesh.isPerceptual {
      let alpha = max(0, min(1, sum[3]))
      color = Oklab(lightness: sum[0], a: sum[1], b: sum[2], alpha: alpha).premultiplied()
    } else {
      color = PremultipliedColor(red: sum[0], green: sum[1], blue: sum[2], alpha: sum[3])
    }
    // Cubics may overshoot.
    color.alpha = max(0, min(255, color.alpha)) * opacity
    color.red = max(0, min(color.alpha, color.red * opacity))
    color.green = max(0, min(color.alpha, color.green * opacity))
    color.blue = max(0, min(color.alpha, color.blue * opacity))
    return color
  }

  /// The weights of the neighbours from one before to two after.
  func weights(_ t: Double) -> [Double] {
    if !mesh.smoothsColors { return [0, 1 - t, t, 0] }
    let square = t * t, cube = square * t
    return [
      (-cube + 2 * square - t) / 2, (3 * cube - 5 * square + 2) / 2,
      (-3 * cube + 4 * square + t) / 2, (cube - square) / 2,
    ]
  }
}

/// A corner of a triangle, its colour premultiplied, 0…255.
private struct MeshVertex {
  var x: Double, y: Double
  var red: Double, green: Double, blue: Double, alpha: Double
}

/// Sets the pixels whose centres lie in a triangle.
private func fillTriangle(_ surface: Surface, _ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
  let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  guard area != 0, area.isFinite else { return }
  let low = min(a.y, b.y, c.y), high = max(a.y, b.y, c.y)
  let bounds = surface.bounds
  var y = Int(max(Double(bounds.minY), min(1e9, (low - 0.5).rounded(.up))))
  let lastY = Int(min(Double(bounds.maxY - 1), max(-1e9, (high - 0.5).rounded(.down))))
  while y <= lastY {
    let centerY = Double(y) + 0.5
    var left = Double.infinity, right = -Double.infinity
    cross(a, b, centerY, &left, &right)
    cross(b, c, centerY, &left, &right)
    cross(c, a, centerY, &left, &right)
    // A hair more, so that neighbours leave no gap.
    var x = Int(max(Double(bounds.minX), min(1e9, (left - 0.5 - 1e-6).rounded(.up))))
    let lastX = Int(min(Double(bounds.maxX - 1), max(-1e9, (right - 0.5 + 1e-6).rounded(.down))))
    if x <= lastX {
      let centerX = Double(x) + 0.5
      var shareB = ((centerX - a.x) * (c.y - a.y) - (centerY - a.y) * (c.x - a.x)) / area
      var shareC = ((b.x - a.x) * (centerY - a.y) - (b.y - a.y) * (centerX - a.x)) / area
      let stepB = (c.y - a.y) / area, stepC = (a.y - b.y) / area
      let target = surface.pointer(x: 0, y: y)
      while x <= lastX {
        let shareA = 1 - shareB - shareC
        let alpha = a.alpha * shareA + b.alpha * shareB + c.alpha * shareC
        target[x] = pixel(
          a.red * shareA + b.red * shareB + c.red * shareC,
          a.green * shareA + b.green * shareB + c.green * shareC,
          a.blue * shareA + b.blue * shareB + c.blue * shareC, alpha)
        shareB += stepB
        shareC += stepC
        x &+= 1
      }
    }
    y &+= 1
  }
}

/// Widens a span by where a side of a triangle meets a row.
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
private func pixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
  let a = byte(alpha, 255), r = byte(red, a), g = byte(green, a), b = byte(blue, a)
  return r | g &<< 8 | b &<< 16 | a &<< 24
}

@inline(__always)
private func byte(_ value: Double, _ limit: UInt32) -> UInt32 {
  let whole = value > 0 ? UInt32(truncatingIfNeeded: Int(value + 0.5)) : 0
  return whole < limit ? whole : limit
}
