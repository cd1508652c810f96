/// Returns the sine and cosine of an angle, with the same bits on every machine.
///
/// Multiples of a quarter turn are exact. Elsewhere a Taylor series on ±π/4, in plain IEEE
/// arithmetic, has an error below 2⁻⁵⁰. System libraries differ in the last bit, which can change a
/// pixel. An infinite angle or NaN counts as zero.
package func deterministicSineCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
  guard radians.isFinite else { return (0, 1) }
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
  if abs(x) < 1e-12 { (sine, cosine) = (0, 1) }
  switch Int(turns.truncatingRemainder(dividingBy: 4) + 4) % 4 {
  case 1: return (cosine, -sine)
  case 2: return (-sine, -cosine)
  case 3: return (-cosine, sine)
  default: return (sine, cosine)
  }
}

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
  guard exponent > -745 else { return exponent.isNaN ? exponent : 0 }
  guard exponent < 709 else { return .infinity }
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

private let exponentialCoefficients: [Double] = [
  1 / 87_178_291_200, 1 / 6_227_020_800, 1 / 479_001_600, 1 / 39_916_800, 1 / 3_628_800,
  1 / 362_880, 1 / 40_320, 1 / 5_040, 1 / 720, 1 / 120, 1 / 24, 1 / 6, 1 / 2, 1, 1,
]
