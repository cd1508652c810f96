// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import SwiftUI
import ViewCore

/// A type whose values can be drawn in a chart.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The number, date or text that represents the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value that a number, date or text represents; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text, which a scale can map to a position.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// A plottable value in one of the three forms that scales work with.
enum DataValue: Hashable, Sendable {
  case number(Double)
  /// Seconds since the reference date.
  case date(Double)
  case category(String)

  init(_ value: some Plottable) {
    let primitive = value.primitivePlottable as? any PrimitiveValue
    self = primitive?.dataValue ?? .category("\(value)")
  }

  /// The number or date as a number.
  var scalar: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }

  /// The value in a text.
  var text: String {
    switch self {
    case .number(let number), .date(let number): formatted(CGFloat(number))
    case .category(let name): name
    }
  }

  var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  var isCategory: Bool {
    if case .category = self { true } else { false }
  }

  /// Returns the value as a plottable type; nil if the type has another kind of value.
  func decoded<P: Plottable>(as type: P.Type) -> P? {
    guard let primitive = P.PrimitivePlottable.self as? any PrimitiveValue.Type,
      let value = primitive.make(self) as? P.PrimitivePlottable
    else { return nil }
    return P(primitivePlottable: value)
  }
}

/// A primitive type that converts to and from `DataValue`.
private protocol PrimitiveValue {
  var dataValue: DataValue { get }
  static func make(_ value: DataValue) -> Self?
}

extension PrimitiveValue where Self: BinaryFloatingPoint {
  fileprivate var dataValue: DataValue { .number(Double(self)) }
  fileprivate static func make(_ value: DataValue) -> Self? {
    if case .number(let number) = value { Self(number) } else { nil }
  }
}

extension PrimitiveValue where Self: FixedWidthInteger {
  fileprivate var dataValue: DataValue { .number(Double(self)) }
  /// Truncates fractions; nil for a number that is out of range.
  fileprivate static func make(_ value: DataValue) -> Self? {
    guard case .number(let number) = value, number.isFinite else { return nil }
    return Self(exactly: number.rounded(.towardZero))
  }
}

extension Double: PrimitivePlottableProtocol, PrimitiveValue {}
extension Float: PrimitivePlottableProtocol, PrimitiveValue {}
extension Int: PrimitivePlottableProtocol, PrimitiveValue {}
extension Int8: PrimitivePlottableProtocol, PrimitiveValue {}
extension Int16: PrimitivePlottableProtocol, PrimitiveValue {}
extension Int32: PrimitivePlottableProtocol, PrimitiveValue {}
extension Int64: PrimitivePlottableProtocol, PrimitiveValue {}
extension UInt: PrimitivePlottableProtocol, PrimitiveValue {}
extension UInt8: PrimitivePlottableProtocol, PrimitiveValue {}
extension UInt16: PrimitivePlottableProtocol, PrimitiveValue {}
extension UInt32: PrimitivePlottableProtocol, PrimitiveValue {}
extension UInt64: PrimitivePlottableProtocol, PrimitiveValue {}

extension Decimal: PrimitivePlottableProtocol, PrimitiveValue {
  fileprivate var dataValue: DataValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  fileprivate static func make(_ value: DataValue) -> Decimal? {
    if case .number(let number) = value { Decimal(number) } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol, PrimitiveValue {
  fileprivate var dataValue: DataValue { .date(timeIntervalSinceReferenceDate) }
  fileprivate static func make(_ value: DataValue) -> Date? {
    if case .date(let seconds) = value {
      Date(timeIntervalSinceReferenceDate: seconds)
    } else {
      nil
    }
  }
}

extension String: PrimitivePlottableProtocol, PrimitiveValue {
  fileprivate var dataValue: DataValue { .category(self) }
  fileprivate static func make(_ value: DataValue) -> String? {
    if case .category(let text) = value { text } else { nil }
  }
}
