/// Returns the sine and cosine of an angle, with the same bits on every machine.
///
/// Multiples of a quarter turn are exact. Elsewhere a Taylor series on ±π/4, in plain IEEE
/// arithmetic, has an error below 2⁻⁵⁰. System libraries differ in the last bit, which can change a
/// pixel. An infinite angle or NaN counts as zero.
package func deterministicSineCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  guard radians.isFinite else { return (0, 1) }
  // Of larger angles, hardly a digit after the point is left.
  let radians =
    abs(radians) < largestAngle ? radians : radians.truncatingRemainder(dividingBy: 2 * .pi)
  let turns = (radians / (Double.pi / 2)).rounded()
  // Subtracts π/2 in two parts, so that the remainder stays precise for many turns.
  let high = 1.5707963267341256, low = 6.077100506506192e-11
  let x = (radians - turns * high) - turns * low
  let square = x * x
  var sine = 0.0
  var cosine = 0.0
  for index in sineCoefficients.indices {
    sine = sine * square + sineCoefficients[index]
    cosine = cosine * square + cosineCoefficients[index]
  }
  sine *= x
  cosine = cosine * square + 1
  // The angle is a multiple of a quarter turn, as closely as a Double can represent one.
  if abs(x) < leastAngle { (sine, cosine) = (0, 1) }
  switch Int(turns.truncatingRemainder(dividingBy: 4) + 4) % 4 {
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  case 3: return (-cosine, sine)
  default: return (sine, cosine)
  }
}

/// The angle up to which turns are subtracted with enough digits, in radians.
private let largestAngle = 1e9

/// The remainder of an angle up to which it counts as a multiple of a quarter turn, in radians.
private let leastAngle = 1e-12

private let sineCoefficients: [Double] = [
  -1 / 1_307_674_368_000, 1 / 6_227_020_800, -1 / 39_916_800, 1 / 362_880, -1 / 5_040, 1 / 120,
  -1 / 6, 1,
]

private let cosineCoefficients: [Double] = [
  1 / 20_922_789_888_000, -1 / 87_178_291_200, 1 / 479_001_600, -1 / 3_628_800, 1 / 40_320,
  -1 / 720, 1 / 24, -1 / 2,
]

/// Returns e to the power of an exponent, with the same bits on every machine.
///
/// The result is a power of two times a Taylor series on ±ln 2 / 2, with an error below 2⁻⁵⁰.
package func deterministicExponential(_ exponent: Double) -> Double {
  guard exponent > leastExponent else { return exponent.isNaN ? exponent : 0 }
  guard exponent < greatestExponent else { return .infinity }
  let powers = (exponent / 0.6931471805599453).rounded()
  // Subtracts ln 2 in two parts, so that the remainder stays precise.
  let x = (exponent - powers * 0.6931471803691238) - powers * 1.9082149292705877e-10
  var sum = 0.0
  for coefficient in exponentialCoefficients {
    sum = sum * x + coefficient
  }
  // Scales in two steps, since the smallest results are below the smallest normal power of two.
  let half = (powers / 2).rounded(.down)
  return sum * Double(sign: .plus, exponent: Int(half), significand: 1)
    * Double(sign: .plus, exponent: Int(powers - half), significand: 1)
}

/// The exponents beyond which a result is 0 or infinite as a Double.
private let leastExponent = -745.0, greatestExponent = 709.0

private let exponentialCoefficients: [Double] = [
  1 / 87_178_291_200, 1 / 6_227_020_800, 1 / 479_001_600, 1 / 39_916_800, 1 / 3_628_800,
  1 / 362_880, 1 / 40_320, 1 / 5_040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1, 1,
]

/// Returns the natural logarithm of a number, with the same bits on every machine.
///
/// The logarithm of the significand on √½…√2 is a series of (x − 1) / (x + 1), with an error below
/// 2⁻⁵⁰. Zero has the logarithm −∞; a negative number and NaN have none, which is NaN.
package func deterministicLogarithm(_ number: Double) -> Double {
  guard number > 0, number.isFinite else {
    return number == 0 ? -.infinity : number > 0 ? number : .nan
  }
  var power = Double(number.exponent)
  var significand = number.significand
  if significand > 2.0.squareRoot() {
    significand /= 2
    power += 1
  }
  let ratio = (significand - 1) / (significand + 1)
  let square = ratio * ratio
  var sum = 0.0
  for divisor in stride(from: 23.0, through: 3, by: -2) { sum = (sum + 1 / divisor) * square }
  // ln 2 in two parts, so that the sum stays precise.
  let high = 0.6931471803691238, low = 1.9082149292705877e-10
  return power * high + (2 * ratio + (2 * ratio * sum + power * low))
}

/// Returns the direction of a vector in radians, −π…π, with the same bits on every machine.
///
/// The arguments and the unusual values are those of C's `atan2`. The error is below 2⁻⁵⁰.
package func deterministicArcTangent(_ y: Double, _ x: Double) -> Double {
  guard !y.isNaN, !x.isNaN else { return .nan }
  let height = abs(y), width = abs(x)
  let least = min(height, width), most = max(height, width)
  // Both zero, or both infinite.
  let tangent = most == 0 ? 0 : least == most ? 1 : least / most
  // Subtracts an eighth of a turn from the larger half of the angles.
  let isSteep = tangent > 2.0.squareRoot() - 1
  let ratio = isSteep ? (tangent - 1) / (tangent + 1) : tangent
  let square = -ratio * ratio
  var sum = 0.0
  for divisor in stride(from: 41.0, through: 3, by: -2) { sum = (sum + 1 / divisor) * square }
  var angle = ratio + ratio * sum
  if isSteep { angle += .pi / 4 }
  if height > width { angle = .pi / 2 - angle }
  if x.sign == .minus { angle = .pi - angle }
  return y.sign == .minus ? -angle : angle
}

/// Returns a number to the power of an exponent, with the same bits on every machine.
///
/// Small whole exponents multiply, and an exponent of ½ is the square root, so these are as exact
/// as their operations; others have a relative error of about 2⁻⁵⁰ times the logarithm of the
/// result. A negative number has only powers of small whole exponents; the others are NaN.
package func deterministicPower(_ base: Double, _ exponent: Double) -> Double {
  if exponent == 0.5 { return base.squareRoot() }
  guard exponent == exponent.rounded(), abs(exponent) <= greatestFactorCount else {
    return deterministicExponential(exponent * deterministicLogarithm(base))
  }
  let product = repeatElement(base, count: Int(abs(exponent))).reduce(1, *)
  return exponent < 0 ? 1 / product : product
}

/// The greatest exponent whose power is a product of so many factors.
private let greatestFactorCount = 64.0

/// Returns 10 to the power of an exponent, with the same bits on every machine.
///
/// A whole exponent gives the nearest Double.
package func deterministicPowerOfTen(_ exponent: Double) -> Double {
  guard exponent == exponent.rounded(), abs(exponent) < 400 else {
    return deterministicExponential(exponent * naturalLogarithmOfTen)
  }
  return Double("1e\(Int(exponent))") ?? .infinity
}

/// Returns the decimal logarithm of a number, with the same bits on every machine.
///
/// A power of ten gives a whole number. The unusual values are those of `deterministicLogarithm`.
package func deterministicDecimalLogarithm(_ number: Double) -> Double {
  let logarithm = deterministicLogarithm(number) / naturalLogarithmOfTen
  let whole = logarithm.rounded()
  return deterministicPowerOfTen(whole) == number ? whole : logarithm
}

private let naturalLogarithmOfTen = 2.302585092994046
