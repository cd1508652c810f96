// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

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

/// A unit, by its factor to the unit of its kind in the metric system.
open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  fileprivate let factor: Double
  fileprivate let offset: Double

  private init(_ text: String, _ factor: Double, offset: Double = 0) {
    (unitString, self.factor, self.offset) = (text, factor, offset)
  }

  /// Creates a unit from its text, such as `count/min` or `kg`; an unknown text is a count.
  public convenience init(from string: String) {
    let parts = string.split(separator: "/").map { Self.known[String($0)] ?? 1 }
    let factor = parts.dropFirst().reduce(parts.first ?? 1) { $0 / $1 }
    self.init(string, factor)
  }

  private static let known: [String: Double] = [
    "g": 1, "kg": 1000, "mg": 0.001, "mcg": 1e-6, "oz": 28.349_523_125, "lb": 453.592_37,
    "st": 6350.293_18, "m": 1, "km": 1000, "cm": 0.01, "mm": 0.001, "in": 0.0254, "ft": 0.3048,
    "mi": 1609.344, "yd": 0.9144, "L": 1, "mL": 0.001, "s": 1, "ms": 0.001, "min": 60, "hr": 3600,
    "d": 86400, "J": 1, "kJ": 1000, "cal": 4.184, "kcal": 4184, "Cal": 4184, "%": 0.01, "count": 1,
    "mmHg": 133.322_387_415,
  ]

  open class func gram() -> Self { make("g", 1) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "g", prefix.factor)
  }
  open class func ounce() -> Self { make("oz", 28.349_523_125) }
  open class func pound() -> Self { make("lb", 453.592_37) }
  open class func stone() -> Self { make("st", 6350.293_18) }
  open class func meter() -> Self { make("m", 1) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "m", prefix.factor)
  }
  open class func inch() -> Self { make("in", 0.0254) }
  open class func foot() -> Self { make("ft", 0.3048) }
  open class func yard() -> Self { make("yd", 0.9144) }
  open class func mile() -> Self { make("mi", 1609.344) }
  open class func liter() -> Self { make("L", 1) }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "L", prefix.factor)
  }
  open class func fluidOunceUS() -> Self { make("fl_oz_us", 0.029_573_529_562_5) }
  open class func cupUS() -> Self { make("cup_us", 0.236_588_236_5) }
  open class func second() -> Self { make("s", 1) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "s", prefix.factor)
  }
  open class func minute() -> Self { make("min", 60) }
  open class func hour() -> Self { make("hr", 3600) }
  open class func day() -> Self { make("d", 86400) }
  open class func joule() -> Self { make("J", 1) }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> Self {
    make(prefix.letters + "J", prefix.factor)
  }
  open class func kilocalorie() -> Self { make("kcal", 4184) }
  open class func smallCalorie() -> Self { make("cal", 4.184) }
  open class func largeCalorie() -> Self { make("Cal", 4184) }
  open class func watt() -> Self { make("W", 1) }
  open class func degreeCelsius() -> Self { make("degC", 1) }
  open class func degreeFahrenheit() -> Self { make("degF", 5 / 9, offset: -160 / 9) }
  open class func kelvin() -> Self { make("K", 1, offset: -273.15) }
  open class func count() -> Self { make("count", 1) }
  open class func percent() -> Self { make("%", 0.01) }
  open class func millimeterOfMercury() -> Self { make("mmHg", 133.322_387_415) }
  open class func hertz() -> Self { make("Hz", 1) }
  open class func decibelAWeightedSoundPressureLevel() -> Self { make("dBASPL", 1) }
  open class func internationalUnit() -> Self { make("IU", 1) }

  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor)
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor)
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    let raised = (0..<abs(power)).reduce(1.0) { product, _ in product * factor }
    return HKUnit("\(unitString)^\(power)", power < 0 ? 1 / raised : raised)
  }
  open func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / factor) }
  open override var description: String { unitString }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  open override var hash: Int { unitString.hashValue }

  private class func make<Unit: HKUnit>(
    _ text: String, _ factor: Double, offset: Double = 0
  ) -> Unit {
    guard let unit = HKUnit(text, factor, offset: offset) as? Unit else {
      fatalError("\(Unit.self) is no unit")
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
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  open override var description: String { "\(value) \(unit)" }
}
