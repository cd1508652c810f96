import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@MainActor struct SpaceConversionTests {
  @Test func pointsInScrolledContentAreConverted() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    outer.addSubview(scroll)
    scroll.addSubview(inner)
    scroll.contentOffset = CGPoint(x: 0, y: 180)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 6, y: 27))
    #expect(outer.convert(CGPoint(x: 6, y: 27), to: inner) == CGPoint(x: 1, y: 2))
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 47))
    #expect(inner.convert(CGPoint(x: 16, y: 47), from: nil) == CGPoint(x: 1, y: 2))
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 5, y: 25, width: 10, height: 10))
  }

  @Test func transformsAndAnchorPointsTakePart() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 30, y: 20))
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: outer) == CGPoint(x: 50, y: 50))
    let origin = outer.convert(CGPoint(x: 30, y: 20), to: inner)
    #expect(abs(origin.x) < 1e-9 && abs(origin.y) < 1e-9)
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 30, y: 20, width: 40, height: 60))
  }

  @Test func layersAreConvertedLikeViews() {
    let outer = CALayer(), inner = CALayer()
    outer.bounds = CGRect(x: 0, y: 50, width: 100, height: 100)
    outer.position = CGPoint(x: 50, y: 50)
    inner.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    inner.anchorPoint = .zero
    inner.position = CGPoint(x: 30, y: 70)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    outer.addSublayer(inner)
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: outer) == CGPoint(x: 40, y: 80))
    #expect(inner.convert(CGPoint(x: 5, y: 5), to: nil) == CGPoint(x: 40, y: 30))
    #expect(inner.convert(CGPoint(x: 40, y: 80), from: outer) == CGPoint(x: 5, y: 5))
    // The transform makes it reach to 70, 110 of the outer layer's space.
    #expect(outer.hitTest(CGPoint(x: 69, y: 59)) === inner)
    #expect(outer.hitTest(CGPoint(x: 71, y: 59)) === outer)
  }

  @Test func aViewThatIsScaledToNothingHasNoCoordinates() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: outer) == CGPoint(x: 50, y: 50))
    let point = outer.convert(CGPoint(x: 3, y: 4), to: inner)
    #expect(point.x.isFinite && point.y.isFinite)
  }
}
