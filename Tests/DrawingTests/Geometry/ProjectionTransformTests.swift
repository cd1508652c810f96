import Drawing
import Foundation
import Testing

struct ProjectionTransformTests {
  /// A map whose vertical lines converge to the right.
  private var tilted: ProjectionTransform {
    var map = ProjectionTransform(CGAffineTransform(a: 1.5, b: 0.2, c: 0, d: 1, tx: -20, ty: 3))
    map.m13 = 0.01
    return map
  }

  @Test func affineTransformsAgree() {
    let matrix = CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 7, ty: -4)
    let point = CGPoint(x: 3, y: 5)
    #expect(ProjectionTransform(matrix).isAffine)
    #expect(point.applying(ProjectionTransform(matrix)) == point.applying(matrix))
    #expect(ProjectionTransform(matrix).affinePart == matrix)
    #expect(ProjectionTransform().isIdentity)
  }

  @Test func inverseInvertsTheMap() {
    let point = CGPoint(x: 80, y: 10)
    let back = point.applying(tilted).applying(tilted.inverted())
    #expect(abs(back.x - 80) < 1e-9 && abs(back.y - 10) < 1e-9)
    let both = tilted.concatenating(tilted.inverted())
    #expect(abs(both.m13) < 1e-12 && abs(both.m31) < 1e-9)
    var flat = ProjectionTransform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 1))
    let copy = flat
    let isInverted = flat.invert()
    #expect(!isInverted)
    #expect(flat == copy)
  }

  @Test func concatenationAppliesTheFirstFirst() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let point = CGPoint(x: 1, y: 2)
    let once = point.applying(move.concatenating(tilted))
    let twice = point.applying(move).applying(tilted)
    #expect(abs(once.x - twice.x) < 1e-9 && abs(once.y - twice.y) < 1e-9)
  }
}
