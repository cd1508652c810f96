import RealityKit
import Testing

struct TransformTests {
  @Test func aMatrixHasTheParts() {
    let transform = Transform(
      scale: [2, 3, 4], rotation: simd_quatf(angle: 1, axis: [0, 1, 0]), translation: [5, 6, 7])
    let copy = Transform(matrix: transform.matrix)
    #expect(simd_distance(copy.scale, transform.scale) < 1e-5)
    #expect(abs(simd_dot(copy.rotation, transform.rotation)) > 1 - 1e-6)
    #expect(copy.translation == [5, 6, 7])
    let mirrored = Transform(scale: [-1, 1, 1]).matrix
    #expect(simd_almost_equal_elements(Transform(matrix: mirrored).matrix, mirrored, 1e-6))
  }
}
