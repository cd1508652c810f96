import Drawing
import Foundation
import Testing

struct PathGeometryTests {
  @Test func boundsAreTightAroundCurves() {
    let curve = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    }
    #expect(curve.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 7.5))
    let quadratic = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    #expect(abs(quadratic.boundingRect.height - 5) < 1e-12)
    #expect(Path().boundingRect.isNull)
  }

  @Test func boundsOfAnEllipseAsElements() {
    var path = Path(ellipseIn: CGRect(x: 2, y: 3, width: 8, height: 4))
    path.move(to: CGPoint(x: 4, y: 4))
    #expect(path.boundingRect == CGRect(x: 2, y: 3, width: 8, height: 4))
  }

  @Test func containsFollowsTheFillRule() {
    let rings = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    #expect(rings.contains(CGPoint(x: 5, y: 5)))
    #expect(!rings.contains(CGPoint(x: 5, y: 5), eoFill: true))
    #expect(rings.contains(CGPoint(x: 1, y: 5), eoFill: true))
    #expect(!rings.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func containsFollowsCurves() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    for degrees in stride(from: 3.0, to: 360, by: 17) {
      let (sine, cosine) = deterministicSineCosine(degrees * .pi / 180)
      #expect(circle.contains(CGPoint(x: 50 + 49.9 * cosine, y: 50 + 49.9 * sine)))
      #expect(!circle.contains(CGPoint(x: 50 + 50.1 * cosine, y: 50 + 50.1 * sine)))
    }
  }

  @Test func containsClosesOpenSubpaths() {
    let triangle = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)]) }
    #expect(triangle.contains(CGPoint(x: 2, y: 2)))
    #expect(!triangle.contains(CGPoint(x: 6, y: 6)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonFiniteRectanglesContainNothing(_ odd: CGFloat) {
    #expect(!Path(CGRect(x: odd, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 5)))
    #expect(!Path(CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: odd)))
  }
}
