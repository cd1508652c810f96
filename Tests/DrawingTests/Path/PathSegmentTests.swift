import Foundation
import Testing

@testable import Drawing

struct PathSegmentTests {
  /// The parabola y = x² between 0 and 1.
  let parabola = PathSegment(
    quadratic: CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0), CGPoint(x: 1, y: 1))

  func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func aQuadraticCurveKeepsItsPointsAsACubic() {
    for t: CGFloat in [0, 0.25, 0.5, 1] {
      let point = parabola.point(at: t)
      #expect(isNear(point.x, t) && isNear(point.y, t * t))
    }
  }

  @Test func bothPartsOfASplitLieOnTheCurve() {
    let (left, right) = parabola.split(at: 0.4)
    #expect(left.end == right.start)
    for part in [left, right] {
      let point = part.point(at: 0.5)
      #expect(isNear(point.y, point.x * point.x))
    }
    #expect(isNear(left.point(at: 0.5).x, 0.2))
    #expect(isNear(right.point(at: 0.5).x, 0.7))
  }

  @Test func theLengthOfAParabolaIsThatOfItsFormula() {
    let length = CGFloat(5).squareRoot() / 2 + CGFloat(asinh(2.0)) / 4
    #expect(isNear(parabola.length, length, 1e-5))
  }

  @Test func trimmingMeasuresAlongTheCurve() {
    let length = parabola.length
    let piece = parabola.trimmed(from: 0.3, to: 1, length: length)
    #expect(isNear(piece.length, 0.7, 1e-4))
    let line = PathSegment(line: .zero, CGPoint(x: 10, y: 0)).trimmed(from: 2, to: 5, length: 10)
    #expect(isNear(line.start.x, 2) && isNear(line.end.x, 5))
    #expect(line.isLine)
  }

  @Test func extremaAreInsideTheCurveInAscendingOrder() {
    let wave = PathSegment(
      cubic: CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 10), CGPoint(x: 2, y: -10), CGPoint(x: 3, y: 0))
    let extrema = wave.extrema(\.y)
    let half = CGFloat(1200).squareRoot() / 120
    #expect(extrema.count == 2)
    #expect(zip(extrema, [0.5 - half, 0.5 + half]).allSatisfy { isNear($0, $1) })
    #expect(PathSegment(line: .zero, CGPoint(x: 1, y: 1)).extrema(\.y).isEmpty)
  }

  @Test func aClosedSubpathHasItsClosingLineUnlessThatHasNoLength() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.closeSubpath()
    #expect(path.subpaths.map(\.segments.count) == [3])

    var returned = Path()
    returned.move(to: CGPoint(x: 0, y: 0))
    returned.addLine(to: CGPoint(x: 10, y: 0))
    returned.addLine(to: CGPoint(x: 0, y: 0))
    returned.closeSubpath()
    #expect(returned.subpaths.map(\.segments.count) == [2])
  }

  @Test func aLineAfterAClosedSubpathStartsANewOneAtItsStart() {
    var path = Path()
    path.move(to: CGPoint(x: 3, y: 4))
    path.addLine(to: CGPoint(x: 10, y: 4))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 3, y: 9))
    let subpaths = path.subpaths
    #expect(subpaths.map(\.isClosed) == [true, false])
    #expect(subpaths.last?.start == CGPoint(x: 3, y: 4))
    #expect(subpaths.last?.segments.count == 1)
  }
}
