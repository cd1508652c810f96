import Drawing
import Foundation

// The functions of `math.h` for each component of a vector. They have the same bits on every machine.

private func map<V: SIMD>(_ x: V, _ function: (Double) -> Double) -> V
where V.Scalar: BinaryFloatingPoint {
  var result = x
  for index in x.indices { result[index] = V.Scalar(function(Double(x[index]))) }
  return result
}
private func zip<V: SIMD>(_ x: V, _ y: V, _ function: (Double, Double) -> Double) -> V
where V.Scalar: BinaryFloatingPoint {
  var result = x
  for index in x.indices {
    result[index] = V.Scalar(function(Double(x[index]), Double(y[index])))
  }
  return result
}

/// Returns the sine of each angle in radians.
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicSineCosine($0).sine }
}
/// Returns the cosine of each angle in radians.
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicSineCosine($0).cosine }
}
/// Returns the tangent of each angle in radians.
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { map(x, tangent) }
/// Returns the sine of each angle in half turns.
public func sinpi<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicSineCosine($0.remainder(dividingBy: 2) * .pi).sine }
}
/// Returns the cosine of each angle in half turns.
public func cospi<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicSineCosine($0.remainder(dividingBy: 2) * .pi).cosine }
}
/// Returns the tangent of each angle in half turns.
public func tanpi<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { tangent($0.remainder(dividingBy: 2) * .pi) }
}
/// Returns the angle of each sine, in radians.
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicArcTangent($0, cathetus($0)) }
}
/// Returns the angle of each cosine, in radians.
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicArcTangent(cathetus($0), $0) }
}
/// Returns the angle of each tangent, in radians.
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicArcTangent($0, 1) }
}
/// Returns the directions of vectors in radians.
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  zip(y, x, deterministicArcTangent)
}
/// Returns the hyperbolic sine of each component.
public func sinh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, hyperbolicSine)
}
/// Returns the hyperbolic cosine of each component.
public func cosh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, hyperbolicCosine)
}
/// Returns the hyperbolic tangent of each component.
public func tanh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, hyperbolicTangent)
}
/// Returns the inverse of the hyperbolic sine of each component.
public func asinh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, inverseHyperbolicSine)
}
/// Returns the inverse of the hyperbolic cosine of each component.
public func acosh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicLogarithm($0 + ($0 * $0 - 1).squareRoot()) }
}
/// Returns the inverse of the hyperbolic tangent of each component.
public func atanh<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { logarithmOfSum(2 * $0 / (1 - $0)) / 2 }
}
/// Returns e to the power of each component.
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, deterministicExponential)
}
/// Returns 2 to the power of each component.
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x) { deterministicPower(2, $0) }
}
/// Returns 10 to the power of each component.
public func exp10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, deterministicPowerOfTen)
}
/// Returns e to the power of each component, less 1.
public func expm1<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, exponentialLessOne)
}
/// Returns the natural logarithm of each component.
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, deterministicLogarithm)
}
/// Returns the natural logarithm of 1 more than each component.
public func log1p<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, logarithmOfSum)
}
/// Returns the logarithm of each component to base 2.
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, binaryLogarithm)
}
/// Returns the logarithm of each component to base 10.
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  map(x, deterministicDecimalLogarithm)
}
/// Returns each component to the power of another one.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  zip(x, y, deterministicPower)
}
/// Returns the square root of each component.
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.squareRoot() }
/// Returns the cube root of each component.
public func cbrt<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { map(x, cubeRoot) }
/// Returns the length of the hypotenuse for each two components.
public func hypot<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  (x * x + y * y).squareRoot()
}
/// Returns the next whole number up to each component.
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.down) }
/// Returns the next whole number from each component.
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.rounded(.up) }
/// Returns the whole part of each component.
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.rounded(.towardZero)
}
/// Returns the nearest whole numbers, halves away from zero.
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.rounded(.toNearestOrAwayFromZero)
}
/// Returns the nearest whole numbers, halves to even ones.
public func rint<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  x.rounded(.toNearestOrEven)
}
/// Returns the absolute components.
public func fabs<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { simd_abs(x) }
/// Returns the remainders of divisions with whole quotients toward zero.
public func fmod<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  zip(x, y) { $0.truncatingRemainder(dividingBy: $1) }
}
/// Returns the remainders of divisions with the nearest whole quotients.
public func remainder<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  zip(x, y) { $0.remainder(dividingBy: $1) }
}
/// Returns the lesser one of each two components.
public func fmin<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  zip(x, y) { Double.minimum($0, $1) }
}
/// Returns the greater one of each two components.
public func fmax<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  zip(x, y) { Double.maximum($0, $1) }
}
/// Returns the components with the signs of others.
public func copysign<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  zip(x, y) { Double(signOf: $1, magnitudeOf: $0) }
}
/// Returns products to which a third vector is added.
public func fma<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: BinaryFloatingPoint {
  z.addingProduct(x, y)
}
/// Returns products to which a third vector is added.
public func simd_muladd<V: SIMD>(_ x: V, _ y: V, _ z: V) -> V where V.Scalar: FloatingPoint {
  x * y + z
}

/// The other short side of a triangle with a hypotenuse of 1; NaN for sides beyond 1.
private func cathetus(_ side: Double) -> Double { ((1 - side) * (1 + side)).squareRoot() }

private func tangent(_ angle: Double) -> Double {
  let (sine, cosine) = deterministicSineCosine(angle)
  return sine / cosine
}

// The next two functions divide a rounding error by itself (William Kahan), so they are precise
// near 0 too.

private func exponentialLessOne(_ x: Double) -> Double {
  let power = deterministicExponential(x)
  if power == 1 { return x }
  if power == 0 || power == .infinity { return power - 1 }
  return (power - 1) * x / deterministicLogarithm(power)
}

private func logarithmOfSum(_ x: Double) -> Double {
  let sum = 1 + x
  if sum == 1 { return x }
  if sum == .infinity { return sum }
  return deterministicLogarithm(sum) * x / (sum - 1)
}

private func hyperbolicSine(_ x: Double) -> Double {
  let less = exponentialLessOne(abs(x))
  let sine = less == .infinity ? less : (less + less / (less + 1)) / 2
  return Double(signOf: x, magnitudeOf: sine)
}

private func hyperbolicCosine(_ x: Double) -> Double {
  let power = deterministicExponential(abs(x))
  return (power + 1 / power) / 2
}

private func hyperbolicTangent(_ x: Double) -> Double {
  let less = exponentialLessOne(2 * abs(x))
  return Double(signOf: x, magnitudeOf: less == .infinity ? 1 : less / (less + 2))
}

private func inverseHyperbolicSine(_ x: Double) -> Double {
  let size = abs(x)
  let sine = logarithmOfSum(size + size * size / (1 + (1 + size * size).squareRoot()))
  return Double(signOf: x, magnitudeOf: sine)
}

/// Powers of 2 have whole logarithms.
private func binaryLogarithm(_ x: Double) -> Double {
  guard x > 0, x.isFinite else { return deterministicLogarithm(x) }
  return Double(x.exponent) + deterministicLogarithm(x.significand) / 0.6931471805599453
}

private func cubeRoot(_ x: Double) -> Double {
  guard x != 0, x.isFinite else { return x }
  let root = deterministicExponential(deterministicLogarithm(abs(x)) / 3)
  // A step of Newton's method, after which cubes of whole numbers have whole roots.
  return Double(signOf: x, magnitudeOf: root - (root - abs(x) / (root * root)) / 3)
}
