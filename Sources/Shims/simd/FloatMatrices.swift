// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The matrices of floats. The first digit of a name is the number of columns, the second that of rows.

public struct simd_float2x2: _SIMDMatrix {
  public typealias Column = SIMD2<Float>
  public typealias Row = SIMD2<Float>
  public typealias Diagonal = SIMD2<Float>
  public typealias Transpose = simd_float2x2

  public var columns: (SIMD2<Float>, SIMD2<Float>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column) {
    columns = (first, second)
  }
}

public struct simd_float2x3: _SIMDMatrix {
  public typealias Column = SIMD3<Float>
  public typealias Row = SIMD2<Float>
  public typealias Diagonal = SIMD2<Float>
  public typealias Transpose = simd_float3x2

  public var columns: (SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column) {
    columns = (first, second)
  }
}

public struct simd_float2x4: _SIMDMatrix {
  public typealias Column = SIMD4<Float>
  public typealias Row = SIMD2<Float>
  public typealias Diagonal = SIMD2<Float>
  public typealias Transpose = simd_float4x2

  public var columns: (SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (.zero, .zero) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column) {
    columns = (first, second)
  }
}

public struct simd_float3x2: _SIMDMatrix {
  public typealias Column = SIMD2<Float>
  public typealias Row = SIMD3<Float>
  public typealias Diagonal = SIMD2<Float>
  public typealias Transpose = simd_float2x3

  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column, _ third: Column) {
    columns = (first, second, third)
  }
}

public struct simd_float3x3: _SIMDMatrix {
  public typealias Column = SIMD3<Float>
  public typealias Row = SIMD3<Float>
  public typealias Diagonal = SIMD3<Float>
  public typealias Transpose = simd_float3x3

  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column, _ third: Column) {
    columns = (first, second, third)
  }

  public init(_ rotation: simd_quatf) {
    columns = (rotation.act([1, 0, 0]), rotation.act([0, 1, 0]), rotation.act([0, 0, 1]))
  }
}

public struct simd_float3x4: _SIMDMatrix {
  public typealias Column = SIMD4<Float>
  public typealias Row = SIMD3<Float>
  public typealias Diagonal = SIMD3<Float>
  public typealias Transpose = simd_float4x3

  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
  public init(_ first: Column, _ second: Column, _ third: Column) {
    columns = (first, second, third)
  }
}

public struct simd_float4x2: _SIMDMatrix {
  public typealias Column = SIMD2<Float>
  public typealias Row = SIMD4<Float>
  public typealias Diagonal = SIMD2<Float>
  public typealias Transpose = simd_float2x4

  public var columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)) {
    self.columns = columns
  }
  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }
}

public struct simd_float4x3: _SIMDMatrix {
  public typealias Column = SIMD3<Float>
  public typealias Row = SIMD4<Float>
  public typealias Diagonal = SIMD3<Float>
  public typealias Transpose = simd_float3x4

  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) {
    self.columns = columns
  }
  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }
}

public struct simd_float4x4: _SIMDMatrix {
  public typealias Column = SIMD4<Float>
  public typealias Row = SIMD4<Float>
  public typealias Diagonal = SIMD4<Float>
  public typealias Transpose = simd_float4x4

  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
    self.columns = columns
  }
  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    columns = (first, second, third, fourth)
  }

  public init(_ rotation: simd_quatf) {
    let columns = simd_float3x3(rotation).columns
    self.init(
      Column(columns.0, 0), Column(columns.1, 0), Column(columns.2, 0), Column(0, 0, 0, 1))
  }
}

public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public typealias float2x3 = simd_float2x3
public typealias matrix_float2x3 = simd_float2x3
public typealias float2x4 = simd_float2x4
public typealias matrix_float2x4 = simd_float2x4
public typealias float3x2 = simd_float3x2
public typealias matrix_float3x2 = simd_float3x2
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public typealias float3x4 = simd_float3x4
public typealias matrix_float3x4 = simd_float3x4
public typealias float4x2 = simd_float4x2
public typealias matrix_float4x2 = simd_float4x2
public typealias float4x3 = simd_float4x3
public typealias matrix_float4x3 = simd_float4x3
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
