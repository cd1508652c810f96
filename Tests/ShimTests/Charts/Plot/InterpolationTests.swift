import SwiftUI
import Testing

@testable import Charts

struct InterpolationTests {
  private let points = [
    CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 0),
  ]

  private func path(_ method: InterpolationMethod, _ points: [CGPoint]) -> Path {
    Path { path in
      path.move(to: points.first ?? .zero)
      path.addCurve(through: points, method: method)
    }
  }

  private func isOn(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.strokedPath(StrokeStyle(lineWidth: 0.4)).contains(CGPoint(x: x, y: y))
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .cardinal, .catmullRom, .stepStart, .stepCenter,
    .stepEnd,
  ])
  func everyMethodPassesThroughThePoints(method: InterpolationMethod) {
    let path = path(method, points)
    for point in points.dropFirst().dropLast() { #expect(isOn(path, point.x, point.y)) }
    #expect(path.currentPoint == points.last)
  }

  @Test func aMonotoneCurveStaysBetweenItsPoints() {
    let bounds = path(.monotone, points).boundingRect
    #expect(bounds.minY >= -1e-9 && bounds.maxY <= 10 + 1e-9)
    #expect(path(.cardinal, points).boundingRect.maxY > 10.5)
  }

  @Test func stepsRiseAtTheirPlace() {
    let rise = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10)]
    #expect(isOn(path(.stepStart, rise), 0, 5) && isOn(path(.stepStart, rise), 5, 10))
    #expect(isOn(path(.stepCenter, rise), 5, 5))
    #expect(isOn(path(.stepEnd, rise), 10, 5) && isOn(path(.stepEnd, rise), 5, 0))
  }

  @Test func repeatedPointsGiveFiniteCurves() {
    let same = [CGPoint](repeating: CGPoint(x: 3, y: 4), count: 3)
    for method in [InterpolationMethod.monotone, .cardinal, .catmullRom] {
      #expect(path(method, same).boundingRect.maxX == 3)
      #expect(path(method, []).isEmpty == path(.linear, []).isEmpty)
    }
  }
}
