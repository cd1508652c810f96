@_exported import Foundation

// The functions of vectors as directions and points.

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
/// Returns a vector mirrored, under its short name.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { simd_reflect(x, n) }
/// Returns the direction of light behind a surface with a normal and a ratio of indices; zeros if
/// all of it is reflected.
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  let cosine = simd_dot(x, n)
  let square = 1 - eta * eta * (1 - cosine * cosine)
  guard square >= 0 else { return .zero }
  return x * eta - n * (eta * cosine + square.squareRoot())
}
/// Returns the direction of light behind a surface, under its short name.
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
  simd_refract(x, n, eta)
}
/// Returns the part of a vector in the direction of another one.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  y * (simd_dot(x, y) / simd_dot(y, y))
}
/// Returns the part of a vector in a direction, under its short name.
public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
/// Returns the sum of the absolute components.
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).sum()
}
/// Returns the sum of the absolute components, under its short name.
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_norm_one(x)
}
/// Returns the greatest absolute component.
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_abs(x).max()
}
/// Returns the greatest absolute component, under its short name.
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_norm_inf(x)
}
/// Returns the third component of the cross product of two vectors in a plane, as a vector.
public func simd_cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
/// Returns the cross product of two vectors in a plane, under its short name.
public func cross<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> { simd_cross(x, y) }
/// Returns a number that is positive if two vectors turn counterclockwise.
public func simd_orient<T: FloatingPoint>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> T {
  x.x * y.y - x.y * y.x
}
/// Returns a number that is positive if three vectors are right-handed.
public func simd_orient<T: FloatingPoint>(_ x: SIMD3<T>, _ y: SIMD3<T>, _ z: SIMD3<T>) -> T {
  simd_dot(x, simd_cross(y, z))
}
/// Returns the length of a vector.
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x)
}
/// Returns the distance between two points.
public func simd_fast_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length(x - y) }
/// Returns the vector of length 1 in the same direction.
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  simd_normalize(x)
}
/// Returns the part of a vector in the direction of another one.
public func simd_fast_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
/// Returns the length of a vector.
public func simd_precise_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint {
  simd_length(x)
}
/// Returns the distance between two points.
public func simd_precise_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { simd_length(x - y) }
/// Returns the vector of length 1 in the same direction.
public func simd_precise_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  simd_normalize(x)
}
/// Returns the part of a vector in the direction of another one.
public func simd_precise_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  simd_project(x, y)
}
