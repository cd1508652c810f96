// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The products of matrices of different sizes, and the functions that create matrices.

public func * (a: simd_float2x3, b: simd_float2x2) -> simd_float2x3 {
  simd_float2x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float2x4, b: simd_float2x2) -> simd_float2x4 {
  simd_float2x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x2, b: simd_float2x3) -> simd_float2x2 {
  simd_float2x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x3, b: simd_float2x3) -> simd_float2x3 {
  simd_float2x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x4, b: simd_float2x3) -> simd_float2x4 {
  simd_float2x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x2, b: simd_float2x4) -> simd_float2x2 {
  simd_float2x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x3, b: simd_float2x4) -> simd_float2x3 {
  simd_float2x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x4, b: simd_float2x4) -> simd_float2x4 {
  simd_float2x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float2x2, b: simd_float3x2) -> simd_float3x2 {
  simd_float3x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float2x3, b: simd_float3x2) -> simd_float3x3 {
  simd_float3x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float2x4, b: simd_float3x2) -> simd_float3x4 {
  simd_float3x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x2, b: simd_float3x3) -> simd_float3x2 {
  simd_float3x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x4, b: simd_float3x3) -> simd_float3x4 {
  simd_float3x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x2, b: simd_float3x4) -> simd_float3x2 {
  simd_float3x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x3, b: simd_float3x4) -> simd_float3x3 {
  simd_float3x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x4, b: simd_float3x4) -> simd_float3x4 {
  simd_float3x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float2x2, b: simd_float4x2) -> simd_float4x2 {
  simd_float4x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float2x3, b: simd_float4x2) -> simd_float4x3 {
  simd_float4x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float2x4, b: simd_float4x2) -> simd_float4x4 {
  simd_float4x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x2, b: simd_float4x3) -> simd_float4x2 {
  simd_float4x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x3, b: simd_float4x3) -> simd_float4x3 {
  simd_float4x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float3x4, b: simd_float4x3) -> simd_float4x4 {
  simd_float4x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x2, b: simd_float4x4) -> simd_float4x2 {
  simd_float4x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_float4x3, b: simd_float4x4) -> simd_float4x3 {
  simd_float4x3(b.listOfColumns.map { a * $0 })
}

public func * (a: simd_double2x3, b: simd_double2x2) -> simd_double2x3 {
  simd_double2x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double2x4, b: simd_double2x2) -> simd_double2x4 {
  simd_double2x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x2, b: simd_double2x3) -> simd_double2x2 {
  simd_double2x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x3, b: simd_double2x3) -> simd_double2x3 {
  simd_double2x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x4, b: simd_double2x3) -> simd_double2x4 {
  simd_double2x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x2, b: simd_double2x4) -> simd_double2x2 {
  simd_double2x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x3, b: simd_double2x4) -> simd_double2x3 {
  simd_double2x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x4, b: simd_double2x4) -> simd_double2x4 {
  simd_double2x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double2x2, b: simd_double3x2) -> simd_double3x2 {
  simd_double3x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double2x3, b: simd_double3x2) -> simd_double3x3 {
  simd_double3x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double2x4, b: simd_double3x2) -> simd_double3x4 {
  simd_double3x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x2, b: simd_double3x3) -> simd_double3x2 {
  simd_double3x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x4, b: simd_double3x3) -> simd_double3x4 {
  simd_double3x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x2, b: simd_double3x4) -> simd_double3x2 {
  simd_double3x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x3, b: simd_double3x4) -> simd_double3x3 {
  simd_double3x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x4, b: simd_double3x4) -> simd_double3x4 {
  simd_double3x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double2x2, b: simd_double4x2) -> simd_double4x2 {
  simd_double4x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double2x3, b: simd_double4x2) -> simd_double4x3 {
  simd_double4x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double2x4, b: simd_double4x2) -> simd_double4x4 {
  simd_double4x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x2, b: simd_double4x3) -> simd_double4x2 {
  simd_double4x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x3, b: simd_double4x3) -> simd_double4x3 {
  simd_double4x3(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double3x4, b: simd_double4x3) -> simd_double4x4 {
  simd_double4x4(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x2, b: simd_double4x4) -> simd_double4x2 {
  simd_double4x2(b.listOfColumns.map { a * $0 })
}
public func * (a: simd_double4x3, b: simd_double4x4) -> simd_double4x3 {
  simd_double4x3(b.listOfColumns.map { a * $0 })
}

public func simd_matrix(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> simd_float2x2 {
  simd_float2x2(a, b)
}
public func simd_matrix(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> simd_float2x3 {
  simd_float2x3(a, b)
}
public func simd_matrix(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> simd_float2x4 {
  simd_float2x4(a, b)
}
public func simd_matrix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>) -> simd_float3x2 {
  simd_float3x2(a, b, c)
}
public func simd_matrix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>) -> simd_float3x3 {
  simd_float3x3(a, b, c)
}
public func simd_matrix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>) -> simd_float3x4 {
  simd_float3x4(a, b, c)
}
public func simd_matrix(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>)
  -> simd_float4x2
{
  simd_float4x2(a, b, c, d)
}
public func simd_matrix(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>, _ d: SIMD3<Float>)
  -> simd_float4x3
{
  simd_float4x3(a, b, c, d)
}
public func simd_matrix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>)
  -> simd_float4x4
{
  simd_float4x4(a, b, c, d)
}

public func simd_matrix_from_rows(
  _ a: SIMD2<Float>, _ b: SIMD2<Float>
) -> simd_float2x2 {
  simd_float2x2(rows: [a, b])
}
public func simd_matrix_from_rows(
  _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>
) -> simd_float2x3 {
  simd_float2x3(rows: [a, b, c])
}
public func simd_matrix_from_rows(
  _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>
) -> simd_float2x4 {
  simd_float2x4(rows: [a, b, c, d])
}
public func simd_matrix_from_rows(
  _ a: SIMD3<Float>, _ b: SIMD3<Float>
) -> simd_float3x2 {
  simd_float3x2(rows: [a, b])
}
public func simd_matrix_from_rows(
  _ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>
) -> simd_float3x3 {
  simd_float3x3(rows: [a, b, c])
}
public func simd_matrix_from_rows(
  _ a: SIMD3<Float>, _ b: SIMD3<Float>, _ c: SIMD3<Float>, _ d: SIMD3<Float>
) -> simd_float3x4 {
  simd_float3x4(rows: [a, b, c, d])
}
public func simd_matrix_from_rows(
  _ a: SIMD4<Float>, _ b: SIMD4<Float>
) -> simd_float4x2 {
  simd_float4x2(rows: [a, b])
}
public func simd_matrix_from_rows(
  _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>
) -> simd_float4x3 {
  simd_float4x3(rows: [a, b, c])
}
public func simd_matrix_from_rows(
  _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>
) -> simd_float4x4 {
  simd_float4x4(rows: [a, b, c, d])
}

public func simd_matrix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(a, b)
}
public func simd_matrix(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> simd_double2x3 {
  simd_double2x3(a, b)
}
public func simd_matrix(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> simd_double2x4 {
  simd_double2x4(a, b)
}
public func simd_matrix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>)
  -> simd_double3x2
{
  simd_double3x2(a, b, c)
}
public func simd_matrix(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>)
  -> simd_double3x3
{
  simd_double3x3(a, b, c)
}
public func simd_matrix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>)
  -> simd_double3x4
{
  simd_double3x4(a, b, c)
}
public func simd_matrix(
  _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
) -> simd_double4x2 {
  simd_double4x2(a, b, c, d)
}
public func simd_matrix(
  _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ d: SIMD3<Double>
) -> simd_double4x3 {
  simd_double4x3(a, b, c, d)
}
public func simd_matrix(
  _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(a, b, c, d)
}

public func simd_matrix_from_rows(
  _ a: SIMD2<Double>, _ b: SIMD2<Double>
) -> simd_double2x2 {
  simd_double2x2(rows: [a, b])
}
public func simd_matrix_from_rows(
  _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>
) -> simd_double2x3 {
  simd_double2x3(rows: [a, b, c])
}
public func simd_matrix_from_rows(
  _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
) -> simd_double2x4 {
  simd_double2x4(rows: [a, b, c, d])
}
public func simd_matrix_from_rows(
  _ a: SIMD3<Double>, _ b: SIMD3<Double>
) -> simd_double3x2 {
  simd_double3x2(rows: [a, b])
}
public func simd_matrix_from_rows(
  _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>
) -> simd_double3x3 {
  simd_double3x3(rows: [a, b, c])
}
public func simd_matrix_from_rows(
  _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ d: SIMD3<Double>
) -> simd_double3x4 {
  simd_double3x4(rows: [a, b, c, d])
}
public func simd_matrix_from_rows(
  _ a: SIMD4<Double>, _ b: SIMD4<Double>
) -> simd_double4x2 {
  simd_double4x2(rows: [a, b])
}
public func simd_matrix_from_rows(
  _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>
) -> simd_double4x3 {
  simd_double4x3(rows: [a, b, c])
}
public func simd_matrix_from_rows(
  _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>
) -> simd_double4x4 {
  simd_double4x4(rows: [a, b, c, d])
}
public func simd_diagonal_matrix(_ x: SIMD2<Float>) -> simd_float2x2 { simd_float2x2(diagonal: x) }
public func simd_diagonal_matrix(_ x: SIMD3<Float>) -> simd_float3x3 { simd_float3x3(diagonal: x) }
public func simd_diagonal_matrix(_ x: SIMD4<Float>) -> simd_float4x4 { simd_float4x4(diagonal: x) }
public func simd_diagonal_matrix(_ x: SIMD2<Double>) -> simd_double2x2 {
  simd_double2x2(diagonal: x)
}
public func simd_diagonal_matrix(_ x: SIMD3<Double>) -> simd_double3x3 {
  simd_double3x3(diagonal: x)
}
public func simd_diagonal_matrix(_ x: SIMD4<Double>) -> simd_double4x4 {
  simd_double4x4(diagonal: x)
}
