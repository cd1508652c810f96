import Drawing
import Foundation

// The functions that treat each component of a vector on its own, and those of all components.

private func map<V: SIMD>(_ x: V, _ change: (V.Scalar) -> V.Scalar) -> V {
  var result = x
  for index in x.indices { result[index] = change(x[index]) }
  return result
}
private func zip<V: SIMD>(_ x: V, _ y: V, _ combine: (V.Scalar, V.Scalar) -> V.Scalar) -> V {
  var result = x
  for index in x.indices { result[index] = combine(x[index], y[index]) }
  return result
}

/// Returns the absolute components.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  map(x) { Swift.abs($0) }
}
/// Returns the absolute components, under its short name.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_abs(x) }
/// Returns the absolute components.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  map(x) { $0 < 0 ? 0 &- $0 : $0 }
}
/// Returns the absolute components, under its short name.
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
  simd_abs(x)
}
/// Returns the lesser one of each two components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMin(x, y)
}
/// Returns the lesser one of each two components, under its short name.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMin(x, y) }
/// Returns the greater one of each two components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint {
  pointwiseMax(x, y)
}
/// Returns the greater one of each two components, under its short name.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FloatingPoint { pointwiseMax(x, y) }
/// Returns components that are limited to those of two vectors.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns components that are limited to those of two vectors, under its short name.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns components that are limited to a range.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: FloatingPoint {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// Returns the sum of the components.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the sum of the components, under its short name.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the least component.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.min() }
/// Returns the least component, under its short name.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.min() }
/// Returns the greatest component.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.max() }
/// Returns the greatest component, under its short name.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.max() }
/// Returns the lesser one of each two components.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
  pointwiseMin(x, y)
}
/// Returns the lesser one of each two components, under its short name.
public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
  pointwiseMin(x, y)
}
/// Returns the greater one of each two components.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
  pointwiseMax(x, y)
}
/// Returns the greater one of each two components, under its short name.
public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: FixedWidthInteger {
  pointwiseMax(x, y)
}
/// Returns components that are limited to those of two vectors.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: FixedWidthInteger {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns components that are limited to those of two vectors, under its short name.
public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: FixedWidthInteger {
  x.clamped(lowerBound: min, upperBound: max)
}
/// Returns components that are limited to a range.
public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: FixedWidthInteger {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}
/// Returns the sum of the components.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
/// Returns the sum of the components, under its short name.
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.wrappedSum()
}
/// Returns the least component.
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.min()
}
/// Returns the least component, under its short name.
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.min() }
/// Returns the greatest component.
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger {
  x.max()
}
/// Returns the greatest component, under its short name.
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FixedWidthInteger { x.max() }
/// Returns −1, 0 or 1 for each component.
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint {
  map(x) { simd_sign($0) }
}
/// Returns −1, 0 or 1 for each component, under its short name.
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_sign(x) }
/// Returns a point between two others, with a fraction for each component.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns a point between two others, with a fraction for each component, under its short name.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the point that is a fraction of the way from one point to another.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint {
  x + (y - x) * t
}
/// Returns the part of each component after the point, from 0.
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// Returns the part of each component after the point, from 0, under its short name.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_fract(x) }
/// Returns 0 for components below an edge and 1 otherwise.
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint {
  zip(edge, x) { simd_step($0, $1) }
}
/// Returns 0 for components below an edge and 1 otherwise, under its short name.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint { simd_step(edge, x) }
/// Returns 0 to 1 between two edges, with a slope of 0 at both.
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: FloatingPoint {
  let part = ((x - edge0) / (edge1 - edge0)).clamped(lowerBound: .zero, upperBound: V(repeating: 1))
  return part * part * (3 - 2 * part)
}
/// Returns 0 to 1 between two edges, with a slope of 0 at both, under its short name.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
  simd_smoothstep(edge0, edge1, x)
}
/// Returns 1 divided by each component.
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
/// Returns 1 divided by each component, under its short name.
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x }
/// Returns 1 divided by the square root of each component.
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
/// Returns 1 divided by the square root of each component, under its short name.
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { 1 / x.squareRoot() }
/// Returns 1 divided by each component.
public func simd_fast_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }
/// Returns 1 divided by the square root of each component.
public func simd_fast_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_rsqrt(x) }
/// Returns 1 divided by each component.
public func simd_precise_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_recip(x) }
/// Returns 1 divided by the square root of each component.
public func simd_precise_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { simd_rsqrt(x) }
