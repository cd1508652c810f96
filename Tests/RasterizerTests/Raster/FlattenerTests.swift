import CKernels
@_spi(Inlined) import Drawing
import DrawingTools
import Foundation
import Testing

@testable import Rasterizer

struct FlattenerTests {
  @Test func curvesStayWithinTheTolerance() {
    var flattener = Flattener()
    flattener.begin(clip: PixelRect(minX: -500, minY: -500, maxX: 500, maxY: 500))
    flattener.add(
      Path(storage: .ellipse(CGRect(x: -400, y: -400, width: 800, height: 800))), .identity)
    #expect(flattener.count > 50)
    for index in 0..<flattener.count {
      let edge = flattener.edges + index * 4
      let x = (Double(edge[0]) + Double(edge[2])) / 512
      let y = (Double(edge[1]) + Double(edge[3])) / 512
      #expect(abs((x * x + y * y).squareRoot() - 400) < 0.07 + 400 * 0.0003)
    }
  }

  @Test func curvesAreHalvedAsByPlainSwift() {
    typealias Point = (x: Double, y: Double)
    /// Appends the ends of the chords.
    func halve(_ p: [Point], depth: Int, into ends: inout [Double]) {
      func bend(_ index: Int, _ axis: KeyPath<Point, Double>) -> Double {
        let v = p.map { $0[keyPath: axis] }
        return index == 0 ? 3 * v[1] - 2 * v[0] - v[3] : 3 * v[2] - v[0] - 2 * v[3]
      }
      let bends = (0..<2).flatMap { [bend($0, \.x), bend($0, \.y)] }
      if depth == 0 || bends.allSatisfy({ abs($0) <= 3 * Flattener.flatness }) {
        ends += [p[3].x, p[3].y]
        return
      }
      func middle(_ a: Point, _ b: Point) -> Point { ((a.x + b.x) / 2, (a.y + b.y) / 2) }
      let a = middle(p[0], p[1]), b = middle(p[1], p[2]), c = middle(p[2], p[3])
      let left = middle(a, b), right = middle(b, c), end = middle(left, right)
      halve([p[0], a, left, end], depth: depth - 1, into: &ends)
      halve([end, right, c, p[3]], depth: depth - 1, into: &ends)
    }
    var state: UInt64 = 1
    func random(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return limit * (Double(state >> 33) / Double(1 << 30) - 1)
    }
    let chords = UnsafeMutableRawPointer.allocate(byteCount: 1024 * 16, alignment: 16)
    defer { chords.deallocate() }
    let target = chords.assumingMemoryBound(to: Double.self)
    for size in [0, 1, 30, 500, 1e6, 1e300, .infinity, .nan] {
      for _ in 0..<20 {
        let points = (0..<4).map { _ in (x: random(size), y: random(100)) }
        var expected: [Double] = []
        halve(points, depth: 10, into: &expected)
        let count = flattenCubic(
          target, points.flatMap { [$0.x, $0.y] }, Flattener.flatness, 10)
        #expect(count * 2 == expected.count)
        let found = UnsafeBufferPointer(start: target, count: count * 2)
        #expect(found.map(\.bitPattern) == expected.map(\.bitPattern), "\(points)")
      }
    }
  }

  @Test func nonfiniteCoordinatesDrawNothing() throws {
    for bad in [CGFloat.nan, .infinity, -.infinity] {
      let picture = try TestDrawing.render(
        TestDrawing.fill(TestDrawing.polygon((0, 0), (12, 0), (bad, 12))),
        TestDrawing.fill(TestDrawing.rect(bad, 0, 10, 10)),
        TestDrawing.fill(TestDrawing.rect(0, 0, bad, 10)),
        .stroke(TestDrawing.polygon((0, 0), (bad, 9)), .color(TestDrawing.black), StrokeStyle()),
        TestDrawing.group(
          .transform(CGAffineTransform(a: bad, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
          TestDrawing.fill(TestDrawing.rect(1, 1, 2, 2))))
      #expect(picture.coveredArea == 0)
    }
  }

  @Test func hugeShapesAreClipped() throws {
    for size in [1e4, 1e7, 1e12, 1e300] as [CGFloat] {
      let picture = try TestDrawing.render(
        TestDrawing.fill(TestDrawing.rect(-size, -size, 2 * size, 2 * size)))
      #expect(picture.coveredArea == 144, "\(size)")
      let half = try TestDrawing.render(
        TestDrawing.fill(TestDrawing.polygon((6, -size), (size, -size), (size, size), (6, size))))
      #expect(half.coveredArea == 72, "\(size)")
    }
  }

  @Test func partsOutsideDoNotAffectPixelsInside() throws {
    let shape = Path(storage: .ellipse(CGRect(x: -20, y: -15, width: 60, height: 50)))
    let small = try TestDrawing.render(TestDrawing.fill(shape), width: 20, height: 20)
    let shift = CGAffineTransform(translationX: 30, y: 30)
    let large = try TestDrawing.render(
      TestDrawing.group(.transform(shift), TestDrawing.fill(shape)), width: 90, height: 90)
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(small[x, y].alpha == large[x + 30, y + 30].alpha, "(\(x), \(y))")
      }
    }
  }

  @Test func emptyPathsDrawNothing() throws {
    let nothing = Path(storage: .elements([]))
    let onlyMoves = Path(storage: .elements([.move(to: .zero), .move(to: CGPoint(x: 5, y: 5))]))
    let closes = Path(storage: .elements([.closeSubpath, .closeSubpath]))
    for path in [Path(), nothing, onlyMoves, closes, TestDrawing.rect(3, 3, 0, 5)] {
      let picture = try TestDrawing.render(
        TestDrawing.fill(path),
        TestDrawing.group(.clip(path, FillStyle()), TestDrawing.fill(TestDrawing.rect(0, 0, 9, 9))))
      #expect(picture.coveredArea == 0)
    }
  }

  @Test func strokesOfHugeLinesTerminate() throws {
    let path = TestDrawing.polygon((-1e9, 6), (1e9, 6), closed: false)
    let style = StrokeStyle(lineWidth: 2, dash: [1, 1])
    let picture = try TestDrawing.render(.stroke(path, .color(TestDrawing.black), style))
    #expect(picture.coveredArea == 24)
  }
}
