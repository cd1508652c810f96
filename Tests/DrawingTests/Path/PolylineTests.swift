import Foundation
import Testing

@testable import Drawing

struct PolylineTests {
  private func lines(scale: Double = 1, _ build: (inout Path) -> Void) -> [Polyline]? {
    var path = Path()
    build(&path)
    return polylines(of: path, scale: scale, reach: 1)
  }

  @Test func equalNeighboursAreOnePoint() throws {
    let lines = try #require(
      lines {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 5, y: 0))
        $0.addLine(to: CGPoint(x: 5, y: 0))
        $0.addLine(to: CGPoint(x: 5, y: 5))
      })
    #expect(lines.count == 1 && lines[0].points.map(\.x) == [0, 5, 5] && !lines[0].isClosed)
  }

  @Test func aClosedLineDoesNotRepeatItsStart() throws {
    let lines = try #require(
      lines {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: 5, y: 0))
        $0.addLine(to: CGPoint(x: 5, y: 5))
        $0.addLine(to: .zero)
        $0.closeSubpath()
      })
    #expect(lines[0].isClosed && lines[0].points.count == 3)
  }

  @Test func aLineAfterAClosedOneBeginsAtItsStart() throws {
    let lines = try #require(
      lines {
        $0.move(to: CGPoint(x: 1, y: 1))
        $0.addLine(to: CGPoint(x: 5, y: 1))
        $0.closeSubpath()
        $0.addLine(to: CGPoint(x: 9, y: 9))
      })
    #expect(lines.count == 2)
    #expect(lines[1].points.map(\.x) == [1, 9] && !lines[1].isClosed)
  }

  @Test func movesAloneAreNoLines() throws {
    #expect(try #require(lines { $0.move(to: CGPoint(x: 3, y: 3)) }).isEmpty)
    #expect(try #require(lines { _ in }).isEmpty)
  }

  @Test func onlyTheInsideOfACurveIsSmooth() throws {
    let lines = try #require(
      lines {
        $0.move(to: .zero)
        $0.addCurve(
          to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 80),
          control2: CGPoint(x: 100, y: 80))
        $0.addLine(to: CGPoint(x: 200, y: 0))
      })
    let smooth = lines[0].isSmooth
    #expect(smooth.count > 6 && smooth.count == lines[0].points.count)
    #expect(smooth.first == false && smooth.suffix(2) == [false, false])
    #expect(smooth.dropFirst().dropLast(2).allSatisfy { $0 })
  }

  @Test func aLargerScaleTakesMoreChords() throws {
    func count(_ scale: Double) throws -> Int {
      try #require(
        lines(scale: scale) { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 50)) })[0]
        .points.count
    }
    #expect(try count(1) < count(3) && count(3) < count(30))
    #expect(try count(1e30) <= 4 * 1000 + 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aCoordinateThatIsNotFiniteMakesNoLine(value: CGFloat) {
    #expect(
      lines {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: value, y: 0))
      } == nil)
    #expect(
      lines {
        $0.move(to: .zero)
        $0.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0, y: value))
      } == nil)
  }
}
