import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct ProjectionTransformTests {
  private let tilted = Rotation3DEffect(
    angle: .degrees(60), x: 0, y: 1, z: 0, anchor: .center, anchorZ: 0, perspective: 1
  ).projection(size: CGSize(width: 100, height: 50))

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

  @Test func turningPushesTheRightEdgeAway() {
    #expect(!tilted.isAffine)
    let center = CGPoint(x: 50, y: 25).applying(tilted)
    #expect(abs(center.x - 50) < 1e-9 && abs(center.y - 25) < 1e-9)
    let left = CGPoint(x: 0, y: 0).applying(tilted)
    let right = CGPoint(x: 100, y: 0).applying(tilted)
    // The right edge is 50·sin 60° farther away than the viewing distance of 100.
    let depth = 50 * 0.75.squareRoot()
    #expect(abs(right.x - (50 + 25 / (1 + depth / 100))) < 1e-9)
    #expect(abs(right.y - (25 - 25 / (1 + depth / 100))) < 1e-9)
    #expect(abs(left.x - (50 - 25 / (1 - depth / 100))) < 1e-9)
  }

  @Test func turningWithoutPerspectiveIsAffine() {
    let effect = Rotation3DEffect(
      angle: .degrees(60), x: 1, y: 0, z: 0, anchor: .top, anchorZ: 0, perspective: 0)
    let map = effect.projection(size: CGSize(width: 100, height: 50))
    #expect(map.isAffine)
    let corner = CGPoint(x: 100, y: 50).applying(map)
    #expect(abs(corner.x - 100) < 1e-9 && abs(corner.y - 25) < 1e-9)
  }

  @Test func turningAboutTheLineOfSightIsRotation() {
    let effect = Rotation3DEffect(
      angle: .degrees(90), x: 0, y: 0, z: 2, anchor: .center, anchorZ: 0, perspective: 1)
    let map = effect.projection(size: CGSize(width: 100, height: 50))
    let corner = CGPoint(x: 100, y: 25).applying(map)
    #expect(abs(corner.x - 50) < 1e-9 && abs(corner.y - 75) < 1e-9)
  }

  @Test func invalidAxesChangeNothing() {
    let effect = Rotation3DEffect(
      angle: .degrees(90), x: 0, y: 0, z: 0, anchor: .center, anchorZ: 0, perspective: 1)
    #expect(effect.projection(size: CGSize(width: 100, height: 50)).isIdentity)
    #expect(effect.projection(size: .zero).isIdentity)
  }
}
