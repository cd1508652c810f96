import Drawing
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct Rotation3DEffectTests {
  private let tilted = Rotation3DEffect(
    angle: .degrees(60), x: 0, y: 1, z: 0, anchor: .center, anchorZ: 0, perspective: 1
  ).projection(size: CGSize(width: 100, height: 50))

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
