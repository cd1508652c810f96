import RealityKit
import Testing

@MainActor struct EntitySpacesTests {
  private let outer = Entity()
  private let inner = Entity()
  private let other = Entity()

  init() {
    outer.addChild(inner)
    outer.transform = Transform(
      scale: [2, 2, 2], rotation: simd_quatf(angle: .pi / 2, axis: [0, 0, 1]),
      translation: [1, 0, 0])
    inner.position = [3, 0, 0]
    other.position = [0, 0, 5]
  }

  @Test func positionsAreConverted() {
    #expect(simd_distance(inner.position(relativeTo: nil), [1, 6, 0]) < 1e-5)
    #expect(simd_distance(inner.convert(position: [1, 0, 0], to: nil), [1, 8, 0]) < 1e-5)
    #expect(simd_distance(inner.convert(position: [1, 8, 0], from: nil), [1, 0, 0]) < 1e-5)
    #expect(simd_distance(inner.convert(position: .zero, to: other), [1, 6, -5]) < 1e-5)
    #expect(simd_distance(inner.convert(direction: [1, 0, 0], to: nil), [0, 2, 0]) < 1e-5)
    inner.setPosition([1, 10, 0], relativeTo: nil)
    #expect(simd_distance(inner.position, [5, 0, 0]) < 1e-5)
  }

  @Test func anEntityKeepsItsPlaceInTheWorld() {
    outer.removeChild(inner, preservingWorldTransform: true)
    #expect(simd_distance(inner.position, [1, 6, 0]) < 1e-5 && inner.parent == nil)
    other.addChild(inner, preservingWorldTransform: true)
    #expect(simd_distance(inner.position, [1, 6, -5]) < 1e-5)
    #expect(simd_distance(inner.scale, [2, 2, 2]) < 1e-5)
  }

  @Test func anEntityLooksAtAPoint() {
    inner.look(at: [9, 6, 0], from: [1, 6, 0], relativeTo: nil)
    let ahead = simd_normalize(inner.convert(direction: [0, 0, -1], to: nil))
    #expect(simd_distance(ahead, [1, 0, 0]) < 1e-5)
  }
}
