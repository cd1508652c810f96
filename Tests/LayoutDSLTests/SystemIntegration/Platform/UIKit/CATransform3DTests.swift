import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@Suite struct CATransform3DTests {
  private func map(_ point: CGPoint, _ transform: CATransform3D) -> CGPoint {
    point.applying(ProjectionTransform(transform))
  }

  private func expectNear(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)")
  }

  @Test func transformsApplyInOrder() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    expectNear(map(CGPoint(x: 1, y: 1), moved), 22, 63)
    let turned = CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1)
    expectNear(map(CGPoint(x: 1, y: 0), turned), 0, 1)
    let affine = CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 4, y: 5))
    expectNear(map(.zero, affine), 4, 5)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  /// The right half turns away from the eye at a distance of 500 points, so it is drawn smaller.
  @Test func perspectiveShrinksWhatIsFar() {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 500
    let turned = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
    let far = map(CGPoint(x: 100, y: 50), turned)
    let depth = 1 + 100 * sin(Double.pi / 3) / 500
    expectNear(far, 50 / depth, 50 / depth)
  }

  @Test func aMatrixAndItsInverseAreTheIdentity() {
    var matrix = CATransform3DMakeRotation(1, 1, 2, 3)
    matrix.m34 = -0.01
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    let identity = CATransform3DIdentity
    for path in [\CATransform3D.m11, \.m12, \.m21, \.m33, \.m34, \.m43, \.m44] {
      #expect(abs(product[keyPath: path] - identity[keyPath: path]) < 1e-12)
    }
    let flat = CATransform3DMakeScale(1, 1, 0)
    #expect(CATransform3DInvert(flat) == flat)
  }
}
