// The functions of matrices beside their members.

/// Returns the product of two matrices.
public func simd_mul<M: _SIMDMatrix>(_ a: M, _ b: M) -> M where M.Column == M.Row { a * b }
/// Returns the product of a matrix and a column.
public func simd_mul<M: _SIMDMatrix>(_ a: M, _ b: M.Row) -> M.Column { a * b }
/// Returns the product of a row and a matrix.
public func simd_mul<M: _SIMDMatrix>(_ a: M.Column, _ b: M) -> M.Row { a * b }
/// Returns the values of a matrix, each times a number.
public func simd_mul<M: _SIMDMatrix>(_ a: M.Column.Scalar, _ b: M) -> M { a * b }
/// Returns the product of two matrices, under its older name.
public func matrix_multiply<M: _SIMDMatrix>(_ a: M, _ b: M) -> M where M.Column == M.Row { a * b }
/// Returns the product of a matrix and a column, under its older name.
public func matrix_multiply<M: _SIMDMatrix>(_ a: M, _ b: M.Row) -> M.Column { a * b }
/// Returns the values of a matrix, each times a number, under its older name.
public func matrix_scale<M: _SIMDMatrix>(_ a: M.Column.Scalar, _ b: M) -> M { a * b }

/// Returns the sum of two matrices.
public func simd_add<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a + b }
/// Returns the sum of two matrices, under its older name.
public func matrix_add<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a + b }
/// Returns the difference of two matrices.
public func simd_sub<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a - b }
/// Returns the difference of two matrices, under its older name.
public func matrix_sub<M: _SIMDMatrix>(_ a: M, _ b: M) -> M { a - b }
/// Returns a × m + b × n.
public func simd_linear_combination<M: _SIMDMatrix>(
  _ a: M.Column.Scalar, _ m: M, _ b: M.Column.Scalar, _ n: M
) -> M { a * m + b * n }
/// Returns a × m + b × n, under its older name.
public func matrix_linear_combination<M: _SIMDMatrix>(
  _ a: M.Column.Scalar, _ m: M, _ b: M.Column.Scalar, _ n: M
) -> M { a * m + b * n }

/// Returns a matrix with rows and columns exchanged.
public func simd_transpose<M: _SIMDMatrix>(_ m: M) -> M.Transpose { m.transpose }
/// Returns a matrix with rows and columns exchanged, under its older name.
public func matrix_transpose<M: _SIMDMatrix>(_ m: M) -> M.Transpose { m.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant<M: _SIMDMatrix>(_ m: M) -> M.Column.Scalar
where M.Column == M.Row { m.determinant }
/// Returns the determinant of a matrix, under its older name.
public func matrix_determinant<M: _SIMDMatrix>(_ m: M) -> M.Column.Scalar
where M.Column == M.Row { m.determinant }
/// Returns the matrix whose product with another one is the identity.
public func simd_inverse<M: _SIMDMatrix>(_ m: M) -> M where M.Column == M.Row { m.inverse }
/// Returns the matrix whose product with another one is the identity, under its older name.
public func matrix_invert<M: _SIMDMatrix>(_ m: M) -> M where M.Column == M.Row { m.inverse }

/// Returns whether all values of two matrices are equal.
public func simd_equal<M: _SIMDMatrix>(_ a: M, _ b: M) -> Bool { a == b }
/// Returns whether all values of two matrices are equal, under its older name.
public func matrix_equal<M: _SIMDMatrix>(_ a: M, _ b: M) -> Bool { a == b }
/// Returns whether the values of two matrices differ by no more than a tolerance.
public func simd_almost_equal_elements<M: _SIMDMatrix>(
  _ a: M, _ b: M, _ tolerance: M.Column.Scalar
) -> Bool {
  (a - b).listOfColumns.allSatisfy { simd_reduce_max(simd_abs($0)) <= tolerance }
}
/// Returns whether the values of two matrices differ by no more than a part of those of the first.
public func simd_almost_equal_elements_relative<M: _SIMDMatrix>(
  _ a: M, _ b: M, _ tolerance: M.Column.Scalar
) -> Bool {
  zip(a.listOfColumns, b.listOfColumns).allSatisfy { a, b in
    a.indices.allSatisfy { abs(a[$0] - b[$0]) <= tolerance * abs(a[$0]) }
  }
}
