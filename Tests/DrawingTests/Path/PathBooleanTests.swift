import Drawing
import Foundation
import Testing

struct PathBooleanTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

  @Test func squaresCombineExactly() {
    #expect(square.intersection(shifted).description == "5 5 m 10 5 l 10 10 l 5 10 l h")
    #expect(square.union(shifted).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(
      square.union(shifted).description
        == "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h")
    #expect(square.subtracting(shifted).description == "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h")
    #expect(square.symmetricDifference(shifted).subpaths.count == 2)
  }

  @Test func emptyResultsHaveNoElements() {
    let far = Path(CGRect(x: 50, y: 50, width: 5, height: 5))
    #expect(square.intersection(far).isEmpty)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.intersection(Path()).isEmpty)
    #expect(Path().union(Path()).isEmpty)
    #expect(square.union(Path()).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path().union(square).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func holesAreSubpaths() {
    let ring = square.subtracting(Path(CGRect(x: 3, y: 3, width: 4, height: 4)))
    #expect(ring.subpaths.count == 2)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)) && ring.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func squaresThatShareASideMerge() {
    let beside = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(square.union(beside).subpaths.count == 1)
    #expect(square.union(beside).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(square.intersection(beside).isEmpty)
  }

  @Test func squaresThatShareACornerStaySeparate() {
    let corner = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(square.union(corner).subpaths.count == 2)
  }

  @Test func curvesStayCurves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let other = Path(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20))
    let lens = circle.intersection(other)
    var curves = 0, lines = 0
    lens.forEach { element in
      switch element {
      case .curve: curves += 1
      case .line: lines += 1
      default: break
      }
    }
    #expect(lines == 0 && curves == 4)
    let box = lens.boundingRect
    // The circles intersect at x = 15, 5√3 above and below the centre.
    #expect(abs(box.minX - 10) < 1e-6 && abs(box.maxX - 20) < 1e-6)
    #expect(abs(box.minY - (10 - 75.0.squareRoot())) < 0.01)
    #expect(circle.union(circle).elements.count == 6)
    #expect(circle.subtracting(circle).isEmpty)
  }

  @Test func reversedCurvesCoincide() {
    var reversed = Path()
    let elements = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).subpaths[0].segments
      .reversed()
    reversed.move(to: CGPoint(x: 20, y: 10))
    for segment in elements {
      reversed.addCurve(
        to: segment.start, control1: segment.control2, control2: segment.control1)
    }
    reversed.closeSubpath()
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.subtracting(reversed).isEmpty)
    #expect(circle.union(reversed).elements.count == 6)
  }

  @Test func fillRulesDecideWhatIsInside() {
    var star = Path()
    star.addLines(
      [0, 2, 4, 1, 3].map { index in
        let (sine, cosine) = deterministicSineCosine(Double(index) * 2 * .pi / 5)
        return CGPoint(x: 50 + 40 * sine, y: 50 - 40 * cosine)
      })
    star.closeSubpath()
    let center = CGPoint(x: 50, y: 50)
    #expect(!star.normalized().contains(center))
    #expect(star.normalized(eoFill: false).contains(center))
    #expect(star.normalized(eoFill: false).subpaths.count == 1)
    #expect(star.normalized(eoFill: false).elements.count == 11)
    #expect(star.normalized().contains(center, eoFill: true) == false)
  }

  @Test func linesAreClippedByAreas() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 25, y: 5))
    #expect(line.lineIntersection(square).description == "0 5 m 10 5 l")
    #expect(line.lineSubtraction(square).description == "-5 5 m 0 5 l 10 5 m 25 5 l")
    let both = line.lineIntersection(
      Path(CGRect(x: 0, y: 0, width: 4, height: 10)).union(
        Path(CGRect(x: 6, y: 0, width: 4, height: 10))))
    #expect(both.description == "0 5 m 4 5 l 6 5 m 10 5 l")
  }

  @Test func coordinatesOutOfRangeGiveAnEmptyPath() {
    let odd = Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    #expect(square.union(odd).isEmpty)
    #expect(
      Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)).intersection(square).isEmpty)
    let tiny = Path(CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300))
    #expect(tiny.union(tiny).isEmpty)
  }

  /// The result contains a point exactly if the operation on the operands says so.
  @Test(arguments: 0..<60)
  func randomPathsMatchTheOperationPointByPoint(seed: Int) {
    var random = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let first = random.path(), second = random.path()
    let eoFill = seed % 2 == 0
    let results: [(Path, (Bool, Bool) -> Bool)] = [
      (first.intersection(second, eoFill: eoFill), { $0 && $1 }),
      (first.union(second, eoFill: eoFill), { $0 || $1 }),
      (first.subtracting(second, eoFill: eoFill), { $0 && !$1 }),
      (first.symmetricDifference(second, eoFill: eoFill), { $0 != $1 }),
      (first.normalized(eoFill: eoFill), { inside, _ in inside }),
    ]
    for _ in 0..<60 {
      let point = CGPoint(x: random.number(), y: random.number())
      let near = [(0.02, 0.0), (-0.02, 0), (0, 0.02), (0, -0.02)].map {
        CGPoint(x: point.x + $0.0, y: point.y + $0.1)
      }
      let inFirst = first.contains(point, eoFill: eoFill)
      let inSecond = second.contains(point, eoFill: eoFill)
      // Close to an outline, either result is correct.
      guard
        near.allSatisfy({
          first.contains($0, eoFill: eoFill) == inFirst
            && second.contains($0, eoFill: eoFill) == inSecond
        })
      else { continue }
      for (index, (path, rule)) in results.enumerated() {
        #expect(path.contains(point) == rule(inFirst, inSecond), "operation \(index), \(point)")
        #expect(path.contains(point, eoFill: true) == rule(inFirst, inSecond))
      }
    }
  }

  private struct Numbers {
    var state: UInt64

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }

    /// Returns a number that is often whole, so that outlines touch and overlap.
    mutating func number() -> CGFloat {
      next(2) == 0 ? CGFloat(next(21)) * 5 : CGFloat(next(100_000)) / 1000
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0...next(3) {
        switch next(4) {
        case 0: path.addEllipse(in: CGRect(origin: point(), size: CGSize(width: 30, height: 40)))
        case 1: path.addRect(CGRect(origin: point(), size: CGSize(width: number(), height: 25)))
        default:
          path.move(to: point())
          for _ in 0...next(6) {
            switch next(3) {
            case 0: path.addLine(to: point())
            case 1: path.addQuadCurve(to: point(), control: point())
            default: path.addCurve(to: point(), control1: point(), control2: point())
            }
          }
          path.closeSubpath()
        }
      }
      return path
    }
  }
}
