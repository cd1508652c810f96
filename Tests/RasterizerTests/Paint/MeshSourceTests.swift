import Drawing
import DrawingTools
import Foundation
import Testing

struct MeshSourceTests {
  private func mesh(
    _ positions: [SIMD2<Float>], smooths: Bool = false, opacity: Float = 1
  ) -> MeshPaint {
    let colors = [TestDrawing.red, TestDrawing.blue, TestDrawing.white, TestDrawing.black]
    return MeshPaint(
      side: 2, positions, colors.map { $0.multiplyingOpacity(by: opacity) }, smooths: smooths)
  }

  private func picture(_ mesh: MeshPaint) throws -> Pixmap {
    try TestDrawing.render(
      .fill(
        TestDrawing.rect(0, 0, 40, 40), .mesh(mesh, in: CGRect(x: 0, y: 0, width: 40, height: 40)),
        FillStyle()), width: 40, height: 40)
  }

  @Test func cornersHaveVertexColors() throws {
    let picture = try picture(mesh([[0, 0], [1, 0], [0, 1], [1, 1]]))
    #expect(picture.coveredArea == 1600)
    #expect(picture[0, 0].red > 245 && picture[0, 0].blue < 10)
    #expect(picture[39, 0].blue > 245 && picture[39, 0].red < 10)
    #expect(picture[0, 39].green > 245)
    #expect(picture[39, 39].red < 10 && picture[39, 39].green < 10)
  }

  @Test(arguments: [false, true])
  func colorsMatchTheirFormula(smooths: Bool) throws {
    let picture = try picture(mesh([[0, 0], [1, 0], [0, 1], [1, 1]], smooths: smooths))
    /// The share of the far colour in the mixture: a Catmull–Rom cubic with repeated end points.
    func part(_ t: Double) -> Double {
      smooths ? (t + 3 * t * t - 2 * t * t * t) / 2 : t
    }
    let corners: [[Double]] = [[255, 0, 0], [0, 0, 255], [255, 255, 255], [0, 0, 0]]
    for y in stride(from: 1, to: 40, by: 3) {
      for x in stride(from: 1, to: 40, by: 3) {
        let u = part((Double(x) + 0.5) / 40), v = part((Double(y) + 0.5) / 40)
        let pixel = picture[x, y]
        for (channel, actual) in [pixel.red, pixel.green, pixel.blue].enumerated() {
          let upper = corners[0][channel] * (1 - u) + corners[1][channel] * u
          let lower = corners[2][channel] * (1 - u) + corners[3][channel] * u
          #expect(abs(Double(actual) - upper * (1 - v) - lower * v) <= 2.5, "at \(x), \(y)")
        }
      }
    }
  }

  @Test func nothingIsPaintedOutsideTheMesh() throws {
    let picture = try picture(mesh([[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]))
    #expect(picture[5, 5].alpha == 0 && picture[20, 20].alpha == 255)
    #expect(picture.coveredArea == 400)
  }

  @Test func translucentColorsDoNotExceedAlpha() throws {
    let picture = try picture(
      mesh([[0, 0], [1, 0], [0, 1], [1, 1]], smooths: true, opacity: 0.5))
    #expect(picture[20, 20].alpha == 128)
  }

  @Test func foldedMeshesDoNotTrap() throws {
    _ = try picture(mesh([[1, 1], [0, 0], [2, -1], [0.5, 0.5]]))
    #expect(try picture(mesh([[.nan, 0], [1, 0], [0, 1], [1, 1]])).coveredArea == 0)
    #expect(try picture(mesh([[1e9, 0], [1, 0], [0, -1e9], [1, 1]])).coveredArea >= 0)
  }

  /// Compares a mesh of 3 × 3 vertices, straight or bent, with an independent evaluation of each
  /// pixel: Newton's method finds the position of a pixel in its patch.
  @Test(
    arguments: [false, true].flatMap { smooths in
      [false, true].flatMap { isPerceptual in [false, true].map { (smooths, isPerceptual, $0) } }
    })
  func everyPixelIsExact(smooths: Bool, isPerceptual: Bool, isBent: Bool) throws {
    let side = 90
    let middle: SIMD2<Float> = isBent ? [0.42, 0.6] : [0.5, 0.5]
    let edge: SIMD2<Float> = isBent ? [0.58, 0] : [0.5, 0]
    let points: [SIMD2<Float>] = [
      [0, 0], edge, [1, 0], [0, 0.5], middle, [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let colors = [
      TestDrawing.red, ResolvedColor(red: 0, green: 1, blue: 0), TestDrawing.blue,
      TestDrawing.black,
      TestDrawing.white, ResolvedColor(red: 1, green: 0.8, blue: 0), TestDrawing.gray(90),
      TestDrawing.blue,
      ResolvedColor(red: 0.9, green: 0, blue: 0.7),
    ]
    let mesh = MeshPaint(
      side: 3, points, colors, smooths: smooths, isPerceptual: isPerceptual)
    let picture = try TestDrawing.render(
      .fill(
        TestDrawing.rect(0, 0, CGFloat(side), CGFloat(side)),
        .mesh(mesh, in: CGRect(x: 0, y: 0, width: side, height: side)), FillStyle()),
      width: CGFloat(side), height: CGFloat(side))
    let exact = ExactMesh(mesh: mesh)
    var worst = 0.0, found = 0
    for y in stride(from: 0, to: side, by: 4) {
      for x in stride(from: 0, to: side, by: 4) {
        let place = SIMD2((Double(x) + 0.5) / Double(side), (Double(y) + 0.5) / Double(side))
        guard let expected = exact.color(at: place) else { continue }
        found += 1
        let pixel = picture[x, y]
        for (actual, expected) in zip([pixel.red, pixel.green, pixel.blue], expected) {
          worst = max(worst, abs(Double(actual) - expected))
        }
      }
    }
    #expect(found > 460 && worst <= 1.05, "\(found), \(worst)")
  }
}

extension MeshPaint {
  /// A square grid; at each vertex, a curve is parallel to the line between the two neighbours.
  fileprivate init(
    side: Int, _ positions: [SIMD2<Float>], _ colors: [ResolvedColor], smooths: Bool,
    isPerceptual: Bool = false
  ) {
    func slope(_ index: Int, _ place: Int, _ step: Int) -> SIMD2<Float> {
      let before = place > 0 ? 1 : 0, after = place < side - 1 ? 1 : 0
      let change = positions[index + after * step] - positions[index - before * step]
      return change / Float(3 * (before + after))
    }
    let points = positions.enumerated().map { index, position in
      let across = slope(index, index % side, 1), down = slope(index, index / side, side)
      return MeshPoint(
        position: position, leadingControlPoint: position - across,
        topControlPoint: position - down, trailingControlPoint: position + across,
        bottomControlPoint: position + down)
    }
    self.init(
      width: side, height: side, points: points, colors: colors,
      background: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0), smoothsColors: smooths,
      isPerceptual: isPerceptual)
  }
}

/// An independent evaluation of a mesh of 3 × 3 vertices.
private struct ExactMesh {
  let mesh: MeshPaint

  func color(at place: SIMD2<Double>) -> [Double]? {
    for row in 0..<2 {
      for column in 0..<2 {
        var (u, v) = (place.x * 2 - Double(column), place.y * 2 - Double(row))
        for _ in 0..<30 {
          let error = point(column, row, u, v) - place
          if abs(error.x) + abs(error.y) < 1e-10 { break }
          let h = 1e-6
          let across = (point(column, row, u + h, v) - point(column, row, u - h, v)) / (2 * h)
          let down = (point(column, row, u, v + h) - point(column, row, u, v - h)) / (2 * h)
          let determinant = across.x * down.y - across.y * down.x
          if abs(determinant) < 1e-9 { break }
          u -= (error.x * down.y - error.y * down.x) / determinant
          v -= (across.x * error.y - across.y * error.x) / determinant
        }
        let error = point(column, row, u, v) - place
        // A pixel at a seam may belong to either patch.
        guard abs(error.x) + abs(error.y) < 1e-9, u > 0.01, u < 0.99, v > 0.01, v < 0.99 else {
          continue
        }
        return color(column, row, u, v)
      }
    }
    return nil
  }

  private func point(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> SIMD2<Double> {
    func wide(_ point: SIMD2<Float>) -> SIMD2<Double> { SIMD2(Double(point.x), Double(point.y)) }
    let first = row * 3 + column
    let a = mesh.points[first], b = mesh.points[first + 1]
    let c = mesh.points[first + 3], d = mesh.points[first + 4]
    func corner(
      _ point: MeshPoint, _ x: SIMD2<Float>, _ y: SIMD2<Float>
    ) -> [SIMD2<Double>] {
      let position = wide(point.position)
      return [position, wide(x), wide(y), wide(x) + wide(y) - position]
    }
    let (pa, pb) = (
      corner(a, a.trailingControlPoint, a.bottomControlPoint),
      corner(b, b.leadingControlPoint, b.bottomControlPoint)
    )
    let (pc, pd) = (
      corner(c, c.trailingControlPoint, c.topControlPoint),
      corner(d, d.leadingControlPoint, d.topControlPoint)
    )
    let grid = [
      [pa[0], pa[1], pb[1], pb[0]], [pa[2], pa[3], pb[3], pb[2]],
      [pc[2], pc[3], pd[3], pd[2]], [pc[0], pc[1], pd[1], pd[0]],
    ]
    func bernstein(_ t: Double) -> [Double] {
      let s = 1 - t
      return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    }
    var sum = SIMD2<Double>(0, 0)
    for (line, weight) in zip(grid, bernstein(v)) {
      for (point, share) in zip(line, bernstein(u)) { sum += point * weight * share }
    }
    return sum
  }

  private func color(_ column: Int, _ row: Int, _ u: Double, _ v: Double) -> [Double] {
    let mixture = ExactMixture(mixture: mesh.isPerceptual ? .perceptual : .device)
    func weights(_ t: Double) -> [Double] {
      guard mesh.smoothsColors else { return [0, 1 - t, t, 0] }
      return [
        (-t * t * t + 2 * t * t - t) / 2, (3 * t * t * t - 5 * t * t + 2) / 2,
        (-3 * t * t * t + 4 * t * t + t) / 2, (t * t * t - t * t) / 2,
      ]
    }
    var sum = [0.0, 0, 0, 0]
    for (i, weight) in weights(v).enumerated() {
      for (j, share) in weights(u).enumerated() {
        let y = max(0, min(2, row + i - 1)), x = max(0, min(2, column + j - 1))
        for (part, value) in mixture.components(mesh.colors[y * 3 + x]).enumerated() {
          sum[part] += value * weight * share
        }
      }
    }
    return mixture.premultiplied(sum)
  }
}
