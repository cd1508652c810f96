import Drawing

// The functions of rotations beside their members.

/// Returns the rotation with parts.
public func simd_quaternion(_ ix: Float, _ iy: Float, _ iz: Float, _ r: Float) -> simd_quatf {
  simd_quatf(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns the rotation with parts.
public func simd_quaternion(_ ix: Double, _ iy: Double, _ iz: Double, _ r: Double) -> simd_quatd {
  simd_quatd(ix: ix, iy: iy, iz: iz, r: r)
}
/// Returns the rotation with the imaginary parts and the real part of a vector.
public func simd_quaternion(_ xyzr: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: xyzr) }
/// Returns the rotation with the imaginary parts and the real part of a vector.
public func simd_quaternion(_ xyzr: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: xyzr) }
/// Returns the rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
/// Returns the rotation by an angle in radians around an axis of length 1.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
/// Returns the rotation that turns a direction to another one.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf {
  simd_quatf(from: from, to: to)
}
/// Returns the rotation that turns a direction to another one.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd {
  simd_quatd(from: from, to: to)
}
/// Returns the rotation of a matrix without scale.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation of a matrix without scale.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Returns the rotation of a matrix without scale.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Returns the rotation of a matrix without scale.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Returns the matrix of a rotation.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }

/// Returns the real part.
public func simd_real<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.real }
/// Returns the imaginary parts.
public func simd_imag<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.imag }
/// Returns the angle of a rotation, in radians.
public func simd_angle<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.angle }
/// Returns the axis of a rotation.
public func simd_axis<Q: _SIMDQuaternion>(_ q: Q) -> SIMD3<Q.Scalar> { q.axis }
/// Returns the length of the four parts.
public func simd_length<Q: _SIMDQuaternion>(_ q: Q) -> Q.Scalar { q.length }
/// Returns the sum of the products of the parts.
public func simd_dot<Q: _SIMDQuaternion>(_ a: Q, _ b: Q) -> Q.Scalar {
  simd_dot(a.vector, b.vector)
}
/// Returns a vector after a rotation.
public func simd_act<Q: _SIMDQuaternion>(_ q: Q, _ v: SIMD3<Q.Scalar>) -> SIMD3<Q.Scalar> {
  q.act(v)
}
/// Returns the rotation with length 1.
public func simd_normalize<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.normalized }
/// Returns the rotation in the other direction.
public func simd_inverse<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.inverse }
/// Returns the rotation with its imaginary parts negated.
public func simd_conjugate<Q: _SIMDQuaternion>(_ q: Q) -> Q { q.conjugate }
/// Returns the opposite parts, which are the same rotation.
public func simd_negate<Q: _SIMDQuaternion>(_ q: Q) -> Q { -q }
/// Returns the product of two rotations.
public func simd_mul<Q: _SIMDQuaternion>(_ a: Q, _ b: Q) -> Q { a * b }
/// Returns the sum of the parts.
public func simd_add<Q: _SIMDQuaternion>(_ a: Q, _ b: Q) -> Q { a + b }
/// Returns the difference of the parts.
public func simd_sub<Q: _SIMDQuaternion>(_ a: Q, _ b: Q) -> Q { a - b }

/// Returns the rotation at a fraction of the shorter way between two.
public func simd_slerp<Q: _SIMDQuaternion>(_ a: Q, _ b: Q, _ t: Q.Scalar) -> Q {
  sphericalMix(a, simd_dot(a, b) < 0 ? -b : b, t)
}

/// Returns the rotation at a fraction of the longer way between two.
public func simd_slerp_longest<Q: _SIMDQuaternion>(_ a: Q, _ b: Q, _ t: Q.Scalar) -> Q {
  sphericalMix(a, simd_dot(a, b) < 0 ? b : -b, t)
}

/// Returns the rotation at a fraction of a curve from `b` to `c`, on the way from `a` to `d`.
public func simd_spline<Q: _SIMDQuaternion>(
  _ a: Q, _ b: Q, _ c: Q, _ d: Q, _ t: Q.Scalar
) -> Q {
  func control(_ before: Q, _ here: Q, _ after: Q) -> Q {
    let sum = logarithm(here.inverse * before) + logarithm(here.inverse * after)
    return here * exponential(sum * -0.25)
  }
  return simd_slerp(
    simd_slerp(b, c, t), simd_slerp(control(a, b, c), control(b, c, d), t), 2 * t * (1 - t))
}

/// Returns the rotation at a fraction of a cubic curve from `a` to `d`, with controls between.
public func simd_bezier<Q: _SIMDQuaternion>(
  _ a: Q, _ b: Q, _ c: Q, _ d: Q, _ t: Q.Scalar
) -> Q {
  let middle = simd_slerp(b, c, t)
  return simd_slerp(
    simd_slerp(simd_slerp(a, b, t), middle, t), simd_slerp(middle, simd_slerp(c, d, t), t), t)
}

private func sphericalMix<Q: _SIMDQuaternion>(_ a: Q, _ b: Q, _ t: Q.Scalar) -> Q {
  let angle = 2 * arcTangent(simd_length((a - b).vector), simd_length((a + b).vector))
  let whole = sine(angle)
  // Nearby rotations lie on a line; the way to an opposite one is a division by zero.
  guard angle > 0.001, whole != 0 else { return (a + (b - a) * t).normalized }
  return (a * sine((1 - t) * angle) + b * sine(t * angle)) / whole
}

private func logarithm<Q: _SIMDQuaternion>(_ q: Q) -> Q {
  let length = simd_length(q.imag)
  guard length > 0 else { return Q() }
  return Q(real: 0, imag: q.imag * (arcTangent(length, q.real) / length))
}

private func exponential<Q: _SIMDQuaternion>(_ q: Q) -> Q {
  let length = simd_length(q.imag)
  guard length > 0 else { return Q(real: 1, imag: .zero) }
  return Q(angle: 2 * length, axis: q.imag / length)
}

private func sine<T: BinaryFloatingPoint>(_ angle: T) -> T {
  T(deterministicSineCosine(Double(angle)).sine)
}

func arcTangent<T: BinaryFloatingPoint>(_ y: T, _ x: T) -> T {
  T(deterministicArcTangent(Double(y), Double(x)))
}
