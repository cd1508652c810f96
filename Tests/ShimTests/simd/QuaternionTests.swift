import Testing
import simd

struct QuaternionTests {
  @Test func rotationsTurnVectors() {
    let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]) < 1e-6)
    #expect(simd_distance((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
    #expect(simd_distance((quarter * quarter.inverse).act([1, 2, 3]), [1, 2, 3]) < 1e-5)
    #expect(abs(quarter.angle - .pi / 2) < 1e-6)
    var half = quarter
    half *= quarter
    #expect(simd_length(half.act([1, 0, 0]) - [-1, 0, 0]) < 1e-6)
  }

  @Test func directionsAreTurnedToOthers() {
    let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(
      simd_length(simd_quatd(from: [1, 0, 0], to: [0, 1, 0]).vector - quarter.vector) < 1e-12)
    for axis: SIMD3<Double> in [[1, 0, 0], [0, 1, 0], [0, 0, -1]] {
      let turn = simd_quatd(from: axis, to: -axis)
      #expect(simd_distance(turn.act(axis), -axis) < 1e-12)
    }
  }

  @Test func matricesHaveTheRotationsThatTheyWereMadeOf() {
    let axes: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 2, 3], [3, -2, 1]]
    for axis in axes {
      for angle in [0, 0.5, 1.5, 3, 3.14159] {
        let turn = simd_quatd(angle: angle, axis: simd_normalize(axis))
        let matrix = simd_double3x3(turn)
        #expect(simd_distance(matrix * SIMD3(1, 2, 3), turn.act([1, 2, 3])) < 1e-12)
        #expect(abs(simd_dot(simd_quatd(matrix), turn)) > 1 - 1e-12)
        #expect(abs(simd_dot(simd_quatd(simd_double4x4(turn)), turn)) > 1 - 1e-12)
      }
    }
    let quarter = simd_quatf(angle: .pi / 2, axis: [0, 1, 0])
    #expect(simd_distance(simd_quatf(simd_float4x4(quarter)).vector, quarter.vector) < 1e-6)
  }
}
