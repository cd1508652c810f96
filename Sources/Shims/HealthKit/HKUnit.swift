// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  fileprivate init?(letters: Substring) {
    guard
      let prefix = (Self.none.rawValue...Self.femto.rawValue).lazy.compactMap(Self.init)
        .first(where: { $0.letters == letters })
    else { return nil }
    self = prefix
  }

  fileprivate var factor: Double {
    switch self {
    case .none: 1
    case .femto: 1e-15
    case .pico: 1e-12
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 1e-1
    case .deca: 1e1
    case .hecto: 1e2
    case .kilo: 1e3
    case .mega: 1e6
    case .giga: 1e9
    case .tera: 1e12
    }
  }
  fileprivate var letters: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}

/// The mass of a mole of glucose, in grams.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_054_08

/// A unit, by its factor to the unit of its kind in the metric system.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  fileprivate let factor: Double
  fileprivate let offset: Double
  /// The exponents of the kinds that the unit is made of; a number has none.
  fileprivate let kinds: [Kind: Int]

  fileprivate enum Kind {
    case mass, length, volume, time, energy, power, temperature, pressure, frequency, sound, effect
  }

  private init(_ text: String, _ factor: Double, _ kinds: [Kind: Int], offset: Double = 0) {
    (unitString, self.factor, self.kinds, self.offset) = (text, factor, kinds, offset)
  }

  /// Creates a unit from its text, such as `count/min` or `kg`; an unknown text is a count.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/").map { Self.part(String($0)) }
    let factor = parts.dropFirst().reduce(parts.first?.factor ?? 1) { $0 / $1.factor }
    let kinds = parts.enumerated().map { index, part in
      part.kind.map { [$0: index == 0 ? 1 : -1] } ?? [:]
    }
    self.init(string, factor, kinds.reduce([:], Self.joined))
  }

  /// The factor and kind of a part of a unit's text; a mole of a mass, such as `mmol<180.16>`, is
  /// that mass.
  private static func part(_ text: String) -> (factor: Double, kind: Kind?) {
    if let known = known[text] { return known }
    guard text.last == ">", let name = text.firstRange(of: "mol<"),
      let mass = Double(text[name.upperBound...].dropLast()),
      let prefix = HKMetricPrefix(letters: text[..<name.lowerBound])
    else { return (1, nil) }
    return (prefix.factor * mass, .mass)
  }

  private static func joined(_ left: [Kind: Int], _ right: [Kind: Int]) -> [Kind: Int] {
    left.merging(right, uniquingKeysWith: +).filter { $0.value != 0 }
  }

  private static let known: [String: (factor: Double, kind: Kind?)] = [
    "g": (1, .mass),
    "kg": (1000, .mass),
    "mg": (0.001, .mass),
    "mcg": (1e-6, .mass),
    "oz": (28.349_523_125, .mass),
    "lb": (453.592_37, .mass),
    "st": (6350.293_18, .mass),
    "m": (1, .length),
    "km": (1000, .length),
    "cm": (0.01, .length),
    "mm": (0.001, .length),
    "in": (0.0254, .length),
    "ft": (0.3048, .length),
    "mi": (1609.344, .length),
    "yd": (0.9144, .length),
    "L": (1, .volume),
    "mL": (0.001, .volume),
    "s": (1, .time),
    "ms": (0.001, .time),
    "min": (60, .time),
    "hr": (3600, .time),
    "d": (86400, .time),
    "J": (1, .energy),
    "kJ": (1000, .energy),
    "cal": (4.184, .energy),
    "kcal": (4184, .energy),
    "Cal": (4184, .energy),
    "%": (0.01, nil),
    "count": (1, nil),
    "mmHg": (133.322_387_415, .pressure),
  ]

  open class func gram() -> Self { make("g", 1, .mass) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "g", prefix.factor, .mass)
  }
  open class func ounce() -> Self { make("oz", 28.349_523_125, .mass) }
  open class func pound() -> Self { make("lb", 453.592_37, .mass) }
  open class func stone() -> Self { make("st", 6350.293_18, .mass) }
  open class func meter() -> Self { make("m", 1, .length) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "m", prefix.factor, .length)
  }
  open class func inch() -> Self { make("in", 0.0254, .length) }
  open class func foot() -> Self { make("ft", 0.3048, .length) }
  open class func yard() -> Self { make("yd", 0.9144, .length) }
  open class func mile() -> Self { make("mi", 1609.344, .length) }
  open class func liter() -> Self { make("L", 1, .volume) }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "L", prefix.factor, .volume)
  }
  open class func fluidOunceUS() -> Self { make("fl_oz_us", 0.029_573_529_562_5, .volume) }
  open class func cupUS() -> Self { make("cup_us", 0.236_588_236_5, .volume) }
  open class func moleUnit(
    with prefix: HKMetricPrefix, molarMass gramsPerMole: Double
  ) -> Self {
    make("\(prefix.letters)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, .mass)
  }
  open class func moleUnit(withMolarMass gramsPerMole: Double) -> Self {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
  open class func second() -> Self { make("s", 1, .time) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "s", prefix.factor, .time)
  }
  open class func minute() -> Self { make("min", 60, .time) }
  open class func hour() -> Self { make("hr", 3600, .time) }
  open class func day() -> Self { make("d", 86400, .time) }
  open class func joule() -> Self { make("J", 1, .energy) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "J", prefix.factor, .energy)
  }
  open class func kilocalorie() -> Self { make("kcal", 4184, .energy) }
  open class func smallCalorie() -> Self { make("cal", 4.184, .energy) }
  open class func largeCalorie() -> Self { make("Cal", 4184, .energy) }
  open class func watt() -> Self { make("W", 1, .power) }
  open class func degreeCelsius() -> Self { make("degC", 1, .temperature) }
  open class func degreeFahrenheit() -> Self { make("degF", 5 / 9, .temperature, offset: -160 / 9) }
  open class func kelvin() -> Self { make("K", 1, .temperature, offset: -273.15) }
  open class func count() -> Self { make("count", 1, nil) }
  open class func percent() -> Self { make("%", 0.01, nil) }
  open class func millimeterOfMercury() -> Self { make("mmHg", 133.322_387_415, .pressure) }
  open class func hertz() -> Self { make("Hz", 1, .frequency) }
  open class func decibelAWeightedSoundPressureLevel() -> Self { make("dBASPL", 1, .sound) }
  open class func appleEffortScore() -> Self { make("appleEffortScore", 1, nil) }
  open class func internationalUnit() -> Self { make("IU", 1, .effect) }

  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)", factor / unit.factor,
      Self.joined(kinds, unit.kinds.mapValues(-)))
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)", factor * unit.factor,
      Self.joined(kinds, unit.kinds))
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    let raised = (0..<abs(power)).reduce(1.0) { product, _ in product * factor }
    return HKUnit(
      "\(unitString)^\(power)", power < 0 ? 1 / raised : raised,
      kinds.mapValues { $0 * power }.filter { $0.value != 0 })
  }
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor, kinds.mapValues(-)) }
  open override var description: String { unitString }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  open override var hash: Int { unitString.hashValue }

  private class func make<Unit: HKUnit>(
    _ text: String, _ factor: Double, _ kind: Kind?, offset: Double = 0
  ) -> Unit {
    let kinds = kind.map { [$0: 1] } ?? [:]
    guard let unit = HKUnit(text, factor, kinds, offset: offset) as? Unit else {
      preconditionFailure("\(Unit.self) is no unit")
    }
    return unit
  }
}

/// A number with a unit.
open class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  private let unit: HKUnit
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func doubleValue(for unit: HKUnit) -> Double {
    unit == self.unit
      ? value : (value * self.unit.factor + self.unit.offset - unit.offset) / unit.factor
  }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.kinds == self.unit.kinds }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  open override var description: String { "\(value) \(unit)" }
}
