// The functions of numbers beside those of vectors, and the squares of lengths.

/// Returns the square of the distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { length_squared(x - y) }
/// Returns the square of the distance, under its short name.
public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: FloatingPoint { length_squared(x - y) }
/// Returns the number that is a fraction of the way from one number to another.
public func simd_mix<T: FloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }
/// Returns the number that is a fraction of the way from one number to another.
public func mix<T: FloatingPoint>(_ x: T, _ y: T, t: T) -> T { x + (y - x) * t }
/// Returns a number limited to a range.
public func simd_clamp<T: FloatingPoint>(_ x: T, _ min: T, _ max: T) -> T {
  Swift.min(Swift.max(x, min), max)
}
/// Returns a number limited to a range, under its short name.
public func clamp<T: FloatingPoint>(_ x: T, min: T, max: T) -> T { simd_clamp(x, min, max) }
/// Returns 0 below an edge and 1 otherwise.
public func simd_step<T: FloatingPoint>(_ edge: T, _ x: T) -> T { x < edge ? 0 : 1 }
/// Returns 0 below an edge and 1 otherwise, under its short name.
public func step<T: FloatingPoint>(_ x: T, edge: T) -> T { x < edge ? 0 : 1 }
/// Returns 0 to 1 between two edges, with a slope of 0 at both.
public func simd_smoothstep<T: FloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let part = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return part * part * (3 - 2 * part)
}
/// Returns 0 to 1 between two edges, under its short name.
public func smoothstep<T: FloatingPoint>(_ x: T, edge0: T, edge1: T) -> T {
  simd_smoothstep(edge0, edge1, x)
}
/// Returns −1, 0 or 1.
public func simd_sign<T: FloatingPoint>(_ x: T) -> T { x == 0 ? 0 : x < 0 ? -1 : 1 }
/// Returns −1, 0 or 1, under its short name.
public func sign<T: FloatingPoint>(_ x: T) -> T { simd_sign(x) }
/// Returns the part of a number after the point, from 0.
public func simd_fract<T: FloatingPoint>(_ x: T) -> T { x - x.rounded(.down) }
/// Returns the part of a number after the point, under its short name.
public func fract<T: FloatingPoint>(_ x: T) -> T { simd_fract(x) }
/// Returns the absolute value of a number.
public func simd_abs<T: FloatingPoint>(_ x: T) -> T { Swift.abs(x) }
/// Returns the lesser one of two numbers.
public func simd_min<T: FloatingPoint>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
/// Returns the greater one of two numbers.
public func simd_max<T: FloatingPoint>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
/// Returns 1 divided by a number.
public func simd_recip<T: FloatingPoint>(_ x: T) -> T { 1 / x }
/// Returns 1 divided by a number, under its short name.
public func recip<T: FloatingPoint>(_ x: T) -> T { 1 / x }
/// Returns 1 divided by the square root of a number.
public func simd_rsqrt<T: FloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }
/// Returns 1 divided by the square root of a number, under its short name.
public func rsqrt<T: FloatingPoint>(_ x: T) -> T { 1 / x.squareRoot() }
