import Testing
import simd

struct MatrixTests {
  @Test func productsMoveAndScale() {
    var move = matrix_identity_float4x4
    move.columns.3 = SIMD4(1, 2, 3, 1)
    #expect(move * SIMD4(0, 0, 0, 1) == SIMD4(1, 2, 3, 1))
    let scale = simd_float4x4(diagonal: SIMD4(2, 2, 2, 1))
    #expect(simd_mul(scale, move) * SIMD4(0, 0, 0, 1) == SIMD4(2, 4, 6, 1))
    #expect(move.transpose[0, 3] == 1 && move[3, 0] == 1)
  }

  @Test func rotationsTurnVectors() {
    let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]) < 1e-6)
    #expect(simd_distance((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]) < 1e-6)
    #expect(simd_distance((quarter * quarter.inverse).act([1, 2, 3]), [1, 2, 3]) < 1e-5)
    #expect(abs(quarter.angle - .pi / 2) < 1e-6)
  }

  @Test func rotationsAreMixed() {
    let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
    let eighth = simd_slerp(simd_quatf(ix: 0, iy: 0, iz: 0, r: 1), quarter, 0.5)
    #expect(abs(eighth.angle - .pi / 4) < 1e-6)
    var half = quarter
    half *= quarter
    #expect(simd_length(half.act([1, 0, 0]) - [-1, 0, 0]) < 1e-6)
    #expect(
      simd_length(simd_quatf(from: [1, 0, 0], to: [0, 1, 0]).vector - quarter.vector) < 1e-6)
    #expect(simd_slerp(quarter, -quarter, 0.3).length > 0.999)
  }
}
