// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The function by which a scale maps values to positions.
public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }

  let kind: Kind

  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  public static var category: ScaleType { ScaleType(kind: .category) }
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(kind: .symmetricLog(slopeAtZero))
  }

  /// Returns the value on a linear scale; not finite if the scale cannot map the value.
  func transformed(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: value > 0 ? deterministicDecimalLogarithm(value) : -.infinity
    case .power(let exponent): Self.power(value, exponent)
    case .symmetricLog(let slope):
      (value < 0 ? -1 : 1) * deterministicLogarithm(1 + abs(value) * abs(slope))
    }
  }

  /// The inverse of `transformed`.
  func restored(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: deterministicPowerOfTen(value)
    case .power(let exponent): Self.power(value, 1 / exponent)
    case .symmetricLog(let slope):
      (value < 0 ? -1 : 1) * (deterministicExponential(abs(value)) - 1) / abs(slope)
    }
  }

  /// Returns the power of the value's magnitude, with the sign of the value.
  private static func power(_ value: Double, _ exponent: Double) -> Double {
    (value < 0 ? -1 : 1) * deterministicPower(abs(value), exponent)
  }
}
