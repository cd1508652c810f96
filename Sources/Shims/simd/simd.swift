@_exported import Foundation

// The vector types are those of the standard library.

/// A number of 32 bits.
public typealias simd_float1 = Float
/// A whole number of 32 bits.
public typealias simd_int1 = Int32
/// A whole number of 32 bits that is not negative.
public typealias simd_uint1 = UInt32
/// A vector of two floats.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three floats.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four floats.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two doubles.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three doubles.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four doubles.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// Another name of a vector of two floats.
public typealias vector_float2 = SIMD2<Float>
/// Another name of a vector of three floats.
public typealias vector_float3 = SIMD3<Float>
/// Another name of a vector of four floats.
public typealias vector_float4 = SIMD4<Float>

/// Returns the dot product of two vectors.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  (x * y).sum()
}
/// Returns the dot product, under its short name.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, y)
}
/// Returns the square of a vector's length.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x)
}
/// Returns the square of the length, under its short name.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x)
}
/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_dot(x, x).squareRoot()
}
/// Returns the length, under its short name.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(x) }
/// Returns the distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// Returns the distance, under its short name.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x - y)
}
/// Returns the vector of length 1 in the same direction; NaN for a vector of zeros.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  x / simd_length(x)
}
/// Returns the vector of length 1, under its short name.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / simd_length(x) }
/// Returns a point between two others with a fraction for each component.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the point that is a fraction of the way from one point to another.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns a vector whose components are limited to those of two others.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns the cross product of two vectors.
public func simd_cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  let first = SIMD3(x.y * y.z, x.z * y.x, x.x * y.y)
  return first - SIMD3(x.z * y.y, x.x * y.z, x.y * y.x)
}
/// Returns the cross product, under its short name.
public func cross<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }
/// Returns a vector mirrored at the plane whose normal of length 1 is given.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint {
  x - n * (2 * simd_dot(x, n))
}
