// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The matrices of doubles. The first digit of a name is the number of columns, the second that of rows.

public struct simd_double2x2: _SIMDMatrix {
  public typealias Column = SIMD2<Double>
  public typealias Row = SIMD2<Double>
  public typealias Diagonal = SIMD2<Double>
  public typealias Transpose = simd_double2x2

  public var columns: (SIMD2<Double>, SIMD2<Double>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column) {
    columns = (first, second)
  }
}

public struct simd_double2x3: _SIMDMatrix {
  public typealias Column = SIMD3<Double>
  public typealias Row = SIMD2<Double>
  public typealias Diagonal = SIMD2<Double>
  public typealias Transpose = simd_double3x2

  public var columns: (SIMD3<Double>, SIMD3<Double>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column) {
    columns = (first, second)
  }
}

public struct simd_double2x4: _SIMDMatrix {
  public typealias Column = SIMD4<Double>
  public typealias Row = SIMD2<Double>
  public typealias Diagonal = SIMD2<Double>
  public typealias Transpose = simd_double4x2

  public var columns: (SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column) {
    columns = (first, second)
  }
}

public struct simd_double3x2: _SIMDMatrix {
  public typealias Column = SIMD2<Double>
  public typealias Row = SIMD3<Double>
  public typealias Diagonal = SIMD2<Double>
  public typealias Transpose = simd_double2x3

  public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column, _ third: Column) {
    columns = (first, second, third)
  }
}

public struct simd_double3x3: _SIMDMatrix {
  public typealias Column = SIMD3<Double>
  public typealias Row = SIMD3<Double>
  public typealias Diagonal = SIMD3<Double>
  public typealias Transpose = simd_double3x3

  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column, _ third: Column) {
    columns = (first, second, third)
  }

  public init(_ rotation: simd_quatd) {
    columns = (rotation.act([1, 0, 0]), rotation.act([0, 1, 0]), rotation.act([0, 0, 1]))
  }
}

public struct simd_double3x4: _SIMDMatrix {
  public typealias Column = SIMD4<Double>
  public typealias Row = SIMD3<Double>
  public typealias Diagonal = SIMD3<Double>
  public typealias Transpose = simd_double4x3

  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column, _ third: Column) {
    columns = (first, second, third)
  }
}

public struct simd_double4x2: _SIMDMatrix {
  public typealias Column = SIMD2<Double>
  public typealias Row = SIMD4<Double>
  public typealias Diagonal = SIMD2<Double>
  public typealias Transpose = simd_double2x4

  public var columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)) {
    self.columns = columns
  }
  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }
}

public struct simd_double4x3: _SIMDMatrix {
  public typealias Column = SIMD3<Double>
  public typealias Row = SIMD4<Double>
  public typealias Diagonal = SIMD3<Double>
  public typealias Transpose = simd_double3x4

  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.columns = columns
  }
  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }
}

public struct simd_double4x4: _SIMDMatrix {
  public typealias Column = SIMD4<Double>
  public typealias Row = SIMD4<Double>
  public typealias Diagonal = SIMD4<Double>
  public typealias Transpose = simd_double4x4

  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }
  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }

  public init(_ rotation: simd_quatd) {
    let columns = simd_double3x3(rotation).columns
    self.init(
      Column(columns.0, 0), Column(columns.1, 0), Column(columns.2, 0), Column(0, 0, 0, 1))
  }
}

public typealias double2x2 = simd_double2x2
public typealias matrix_double2x2 = simd_double2x2
public typealias double2x3 = simd_double2x3
public typealias matrix_double2x3 = simd_double2x3
public typealias double2x4 = simd_double2x4
public typealias matrix_double2x4 = simd_double2x4
public typealias double3x2 = simd_double3x2
public typealias matrix_double3x2 = simd_double3x2
public typealias double3x3 = simd_double3x3
public typealias matrix_double3x3 = simd_double3x3
public typealias double3x4 = simd_double3x4
public typealias matrix_double3x4 = simd_double3x4
public typealias double4x2 = simd_double4x2
public typealias matrix_double4x2 = simd_double4x2
public typealias double4x3 = simd_double4x3
public typealias matrix_double4x3 = simd_double4x3
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4

public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)
