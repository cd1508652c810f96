import Testing
import simd

struct MatrixProductsTests {
  @Test func matricesOfDifferentSizesAreMultiplied() {
    let wide = simd_float3x2([1, 4], [2, 5], [3, 6])
    let product = wide * wide.transpose
    #expect(product == simd_float2x2([14, 32], [32, 77]))
    #expect(wide.transpose * wide * SIMD3(1, 0, 0) == SIMD3(17, 22, 27))
    let four = simd_double4x3([1, 0, 0], [0, 1, 0], [0, 0, 1], [7, 8, 9])
    #expect(four * SIMD4(1, 1, 1, 1) == SIMD3(8, 9, 10))
    #expect(matrix_identity_double3x3 * four == four && four * matrix_identity_double4x4 == four)
  }

  @Test func functionsCreateMatrices() {
    #expect(simd_matrix_from_rows(SIMD2(1.0, 2), SIMD2(3, 4)) == simd_double2x2([1, 3], [2, 4]))
    #expect(simd_diagonal_matrix(SIMD3<Float>(1, 1, 1)) == matrix_identity_float3x3)
  }
}
