/// Colour space conversions that give the same bits on every system.
///
/// They use only basic IEEE arithmetic. Newton's method computes roots, because `pow` differs
/// between systems in the last bit.
enum ColorSpaceConversion {
  /// Encodes a linear component with the sRGB transfer function, extended to negative values by odd
  /// symmetry.
  static func encode(_ linear: Float) -> Float {
    let x = Double(abs(linear))
    // x^(1/2.4) as the cube root of x^(5/4).
    let y = x <= 0.003_130_8 ? 12.92 * x : 1.055 * cubeRoot(x * x.squareRoot().squareRoot()) - 0.055
    return Float(linear < 0 ? -y : y)
  }

  /// Decodes a component to linear light: the inverse of `encode`.
  static func decode(_ component: Float) -> Float {
    let x = Double(abs(component))
    var y = x / 12.92
    if x > 0.040_45 {
      // v^2.4 as v² times the fifth root of v².
      let v = (x + 0.055) / 1.055
      y = v * v * root(v * v, degree: 5)
    }
    return Float(component < 0 ? -y : y)
  }

  static func cubeRoot(_ x: Double) -> Double {
    x < 0 ? -root(-x, degree: 3) : root(x, degree: 3)
  }

  /// Converts linear Display P3 to linear sRGB; both have the white point D65.
  static func linearSRGB(
    fromLinearP3 red: Float, _ green: Float, _ blue: Float
  ) -> (red: Float, green: Float, blue: Float) {
    (
      1.224_940_1 * red - 0.224_940_4 * green,
      -0.042_056_9 * red + 1.042_057_1 * green,
      -0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue
    )
  }

  /// Converts linear sRGB to linear Display P3: the inverse of `linearSRGB`.
  static func linearP3(
    fromLinearSRGB red: Float, _ green: Float, _ blue: Float
  ) -> (red: Float, green: Float, blue: Float) {
    (
      0.822_462_0 * red + 0.177_538_0 * green,
      0.033_194_2 * red + 0.966_805_8 * green,
      0.017_082_6 * red + 0.072_397_4 * green + 0.910_519_9 * blue
    )
  }

  /// Computes a root by Newton's method from above.
  ///
  /// The iterates decrease until rounding stops them, which ends the loop.
  private static func root(_ x: Double, degree: Int) -> Double {
    guard x > 0, x.isFinite else { return x }
    var y = max(1, x)
    while true {
      var power = y
      for _ in 2..<degree {
        power *= y
      }
      let next = y - (y - x / power) / Double(degree)
      if next >= y { return y }
      y = next
    }
  }
}
