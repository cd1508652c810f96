import Testing
import simd

extension simd_float4x4 {
  static let doubled = simd_float4x4(diagonal: [2, 2, 2, 1])

  fileprivate init(moving offset: SIMD3<Float>) {
    self = matrix_identity_float4x4
    columns.3 = SIMD4(offset, 1)
  }
}

struct SIMDMatrixTests {
  @Test func productsMoveAndScale() {
    let move = simd_float4x4(moving: [1, 2, 3])
    #expect(move * SIMD4(0, 0, 0, 1) == SIMD4(1, 2, 3, 1))
    #expect(simd_mul(.doubled, move) * SIMD4(0, 0, 0, 1) == SIMD4(2, 4, 6, 1))
    #expect(move.transpose[0, 3] == 1 && move[3, 0] == 1)
    #expect(SIMD4(1, 1, 1, 1) * move == SIMD4(1, 1, 1, 7))
    var product = matrix_identity_float4x4
    product *= .doubled
    #expect(product == .doubled && product != move && Set([product, .doubled]).count == 1)
  }

  @Test func valuesAreAddedAndScaled() {
    let matrix = simd_double2x2([1, 2], [3, 4])
    #expect(matrix + matrix == 2 * matrix && matrix - matrix == simd_double2x2())
    #expect(-matrix == matrix * -1 && simd_linear_combination(3, matrix, -2, matrix) == matrix)
    #expect(matrix == simd_double2x2(rows: [[1, 3], [2, 4]]))
    #expect(matrix == simd_matrix([1, 2], [3, 4]) && matrix == double2x2([[1, 2], [3, 4]]))
    #expect("\(matrix)" == "simd_double2x2([SIMD2<Double>(1.0, 2.0), SIMD2<Double>(3.0, 4.0)])")
  }

  @Test func elementsAreWrittenByColumnAndRow() {
    var matrix = simd_double3x2()
    matrix[2, 1] = 5
    matrix[0] = [1, 2]
    #expect(matrix.columns == ([1, 2], [0, 0], [0, 5]))
    #expect(matrix.transpose == simd_double2x3([1, 0, 0], [2, 0, 5]))
  }

  @Test func inversesUndoProducts() {
    let small = simd_double2x2([1, 2], [3, 4])
    #expect(small.determinant == -2 && small.inverse == simd_double2x2([-2, 1], [1.5, -0.5]))
    let middle = simd_float3x3([2, 0, 1], [1, 3, 0], [0, 1, 4])
    #expect(middle.determinant == 25)
    #expect(simd_almost_equal_elements(middle * middle.inverse, matrix_identity_float3x3, 1e-6))
    var large = simd_double4x4(simd_quatd(angle: 1, axis: simd_normalize([1, 2, 3])))
    large.columns.3 = [4, 5, 6, 1]
    large.columns.0.w = 0.25
    #expect(simd_almost_equal_elements(large.inverse * large, matrix_identity_double4x4, 1e-12))
    #expect(
      simd_almost_equal_elements(large * simd_inverse(large), matrix_identity_double4x4, 1e-12))
    #expect(simd_determinant(simd_float4x4.doubled) == 8)
    #expect(!simd_float2x2([1, 2], [2, 4]).inverse[0, 0].isFinite)
  }
}
