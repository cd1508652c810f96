import Drawing
import Foundation
import Testing

struct PathArcTests {
  func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-3 && abs(a.minY - b.minY) < 1e-3 && abs(a.maxX - b.maxX) < 1e-3
      && abs(a.maxY - b.maxY) < 1e-3
  }

  @Test func clockwiseFalseRunsTowardsIncreasingAngles() {
    let quarter = arc(0, 90, clockwise: false)
    #expect(isClose(quarter.boundingRect, CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(quarter.elements.count == 2)
    let rest = arc(0, 90, clockwise: true)
    #expect(isClose(rest.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 20)))
    #expect(rest.elements.count == 4)
  }

  @Test func fullCirclesInBothDirections() {
    for clockwise in [false, true] {
      let circle = arc(0, 360, clockwise: clockwise)
      #expect(isClose(circle.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 20)))
      #expect(circle.elements.count == 5)
      #expect(circle.currentPoint == CGPoint(x: 20, y: 10))
    }
    #expect(arc(0, 1000, clockwise: false).elements.count == 5)
    #expect(arc(30, 30, clockwise: false).elements.count == 1)
  }

  @Test func quarterArcMatchesTheEllipse() {
    let quarter = arc(0, 90, clockwise: false)
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    guard case .curve(let end, let control1, _) = quarter.elements[1],
      case .curve(let otherEnd, let otherControl1, _) = ellipse.elements[1]
    else {
      Issue.record("either path does not start with a curve")
      return
    }
    #expect(end == otherEnd)
    #expect(abs(control1.y - otherControl1.y) < 1e-3)
  }

  @Test func arcsContinueFromTheCurrentPoint() {
    let pie = Path {
      $0.move(to: CGPoint(x: 10, y: 10))
      $0.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(90),
        clockwise: false)
      $0.closeSubpath()
    }
    #expect(pie.elements[1] == .line(to: CGPoint(x: 20, y: 10)))
    #expect(pie.contains(CGPoint(x: 16, y: 16)))
    #expect(!pie.contains(CGPoint(x: 18, y: 18)))
    #expect(!pie.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func relativeArcsSweepTheirDelta() {
    let path = Path {
      $0.addRelativeArc(
        center: .zero, radius: 2, startAngle: .degrees(180), delta: .degrees(-90),
        transform: CGAffineTransform(translationX: 5, y: 0))
    }
    // The arc runs counterclockwise from the left (180°) to the bottom (90°).
    #expect(isClose(path.boundingRect, CGRect(x: 3, y: 0, width: 2, height: 2)))
  }

  @Test func tangentArcsRoundACorner() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.elements[1] == .line(to: CGPoint(x: 6, y: 0)))
    #expect(path.currentPoint == CGPoint(x: 10, y: 4))
    guard case .curve(let middle, _, _) = path.elements[2] else {
      Issue.record("no curve")
      return
    }
    // The midpoint is on the circle around (6, 4).
    let distance = ((middle.x - 6) * (middle.x - 6) + (middle.y - 4) * (middle.y - 4)).squareRoot()
    #expect(abs(distance - 4) < 1e-9)
    #expect(abs(middle.x - 6 + (middle.y - 4)) < 1e-9)
  }

  @Test func collinearTangentsAddALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
    #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 5, y: 0))])
  }
}
