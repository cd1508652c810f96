import Foundation

/// The operations that matrices of all sizes and of both kinds of numbers share.
///
/// Each size is a type of its own: an extension of a generic type cannot have the stored static
/// properties that apps add.
public protocol _SIMDMatrix: Hashable, Sendable, CustomDebugStringConvertible {
  /// A vector with a component for each row.
  associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
  /// A vector with a component for each column.
  associatedtype Row: SIMD where Row.Scalar == Column.Scalar
  /// The shorter one of both.
  associatedtype Diagonal: SIMD where Diagonal.Scalar == Column.Scalar
  /// The matrix with rows and columns exchanged.
  associatedtype Transpose: _SIMDMatrix
  where Transpose.Column == Row, Transpose.Row == Column

  /// Creates a matrix of zeros.
  init()
}

extension _SIMDMatrix {
  /// Creates a matrix with a value on its diagonal and zeros elsewhere.
  public init(_ scalar: Column.Scalar) { self.init(diagonal: Diagonal(repeating: scalar)) }

  /// Creates a matrix with values on its diagonal and zeros elsewhere.
  public init(diagonal: Diagonal) {
    self.init()
    for index in diagonal.indices { self[index, index] = diagonal[index] }
  }

  /// Creates a matrix with columns.
  public init(_ columns: [Column]) {
    self.init()
    precondition(columns.count == Row.scalarCount, "a matrix needs all of its columns")
    for (index, column) in columns.enumerated() { self[index] = column }
  }

  /// Creates a matrix with rows.
  public init(rows: [Row]) {
    self.init()
    precondition(rows.count == Column.scalarCount, "a matrix needs all of its rows")
    for (row, values) in rows.enumerated() {
      for column in values.indices { self[column, row] = values[column] }
    }
  }

  /// The columns by index, from 0.
  public subscript(column: Int) -> Column {
    get {
      precondition(0..<Row.scalarCount ~= column, "a matrix has no such column")
      return withUnsafeBytes(of: self) {
        $0.load(fromByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
      }
    }
    set {
      precondition(0..<Row.scalarCount ~= column, "a matrix has no such column")
      withUnsafeMutableBytes(of: &self) {
        $0.storeBytes(
          of: newValue, toByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
      }
    }
  }

  /// The value in a column and a row, each from 0.
  public subscript(column: Int, row: Int) -> Column.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with rows and columns exchanged.
  public var transpose: Transpose { Transpose(rows: listOfColumns) }

  /// The matrix as Swift source.
  public var debugDescription: String { "\(Self.self)(\(listOfColumns))" }

  /// Returns whether all values of two matrices are equal.
  public static func == (a: Self, b: Self) -> Bool { a.listOfColumns == b.listOfColumns }

  /// Combines the values with a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(listOfColumns) }

  package var listOfColumns: [Column] { (0..<Row.scalarCount).map { self[$0] } }

  private func mapColumns(_ change: (Int, Column) -> Column) -> Self {
    Self(listOfColumns.enumerated().map { change($0.offset, $0.element) })
  }
}

extension _SIMDMatrix {
  /// Returns the sum of two matrices.
  public static func + (a: Self, b: Self) -> Self { a.mapColumns { $1 + b[$0] } }
  /// Returns the difference of two matrices.
  public static func - (a: Self, b: Self) -> Self { a.mapColumns { $1 - b[$0] } }
  /// Returns the negated values.
  public static prefix func - (a: Self) -> Self { a.mapColumns { -$1 } }
  /// Returns the values, each times a number.
  public static func * (a: Self, b: Column.Scalar) -> Self { a.mapColumns { $1 * b } }
  /// Returns the values, each times a number.
  public static func * (a: Column.Scalar, b: Self) -> Self { b * a }
  /// Adds a matrix.
  public static func += (a: inout Self, b: Self) { a = a + b }
  /// Subtracts a matrix.
  public static func -= (a: inout Self, b: Self) { a = a - b }
  /// Multiplies each value with a number.
  public static func *= (a: inout Self, b: Column.Scalar) { a = a * b }

  /// Returns the product of a matrix and a column.
  public static func * (a: Self, b: Row) -> Column {
    b.indices.reduce(.zero) { $0 + a[$1] * b[$1] }
  }

  /// Returns the product of a row and a matrix.
  public static func * (a: Column, b: Self) -> Row {
    var row = Row.zero
    for column in row.indices { row[column] = (a * b[column]).sum() }
    return row
  }
}

extension _SIMDMatrix where Column == Row {
  /// Returns the product of two matrices.
  public static func * (a: Self, b: Self) -> Self { b.mapColumns { a * $1 } }
  /// Multiplies with a matrix on the right.
  public static func *= (a: inout Self, b: Self) { a = a * b }

  /// The determinant, by expansion along the columns.
  public var determinant: Column.Scalar {
    let all = Array(0..<Row.scalarCount)
    return minor(columns: all, rows: all)
  }

  /// The matrix whose product with this one is the identity; not finite if there is none.
  public var inverse: Self {
    var result = Self()
    let determinant = determinant
    let all = Array(0..<Row.scalarCount)
    for column in all {
      for row in all {
        let minor = minor(columns: all.filter { $0 != row }, rows: all.filter { $0 != column })
        result[column, row] = ((column + row).isMultiple(of: 2) ? minor : -minor) / determinant
      }
    }
    return result
  }

  /// The determinant of the part of the matrix in some columns and as many rows.
  private func minor(columns: [Int], rows: [Int]) -> Column.Scalar {
    guard let column = columns.first else { return 1 }
    let others = Array(columns.dropFirst())
    var sum: Column.Scalar = 0
    for (index, row) in rows.enumerated() where self[column, row] != 0 {
      let part = self[column, row] * minor(columns: others, rows: rows.filter { $0 != row })
      sum += index.isMultiple(of: 2) ? part : -part
    }
    return sum
  }
}
