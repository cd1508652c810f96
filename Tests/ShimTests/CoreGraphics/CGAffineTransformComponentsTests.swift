import CoreGraphics
import Foundation
import Testing

struct CGAffineTransformComponentsTests {
  @Test func aTransformIsTheProductOfItsParts() {
    let components = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: .pi / 2,
      translation: CGVector(dx: 10, dy: 20))
    let transform = CGAffineTransform(components)
    // (1, 1) is scaled to (2, 3), sheared to (3.5, 3), and turned to (−3, 3.5).
    let point = CGPoint(x: 1, y: 1).applying(transform)
    #expect(abs(point.x - 7) < 1e-12 && abs(point.y - 23.5) < 1e-12)
    let parts = transform.decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-12 && abs(parts.scale.height - 3) < 1e-12)
    #expect(abs(parts.horizontalShear - 0.5) < 1e-12 && abs(parts.rotation - .pi / 2) < 1e-12)
    #expect(parts.translation.dx == 10 && parts.translation.dy == 20)
    #expect(CGAffineTransform.identity.decomposed() == CGAffineTransformComponents())
  }
}
