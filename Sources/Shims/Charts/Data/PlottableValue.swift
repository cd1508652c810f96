// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value with a label that names the quantity.
public struct PlottableValue<Value: Plottable> {
  let encoding: Encoding

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(encoding: Encoding(DataValue(value)))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(encoding: Encoding(DataValue(value)))
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(encoding: Encoding(DataValue(value)))
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(encoding: Encoding(range.lowerBound, range.upperBound))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(encoding: Encoding(range.lowerBound, range.upperBound))
  }

  public static func value(
    _ label: Text, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(encoding: Encoding(range.lowerBound, range.upperBound))
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(encoding: Encoding(range.lowerBound, range.upperBound))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(encoding: Encoding(range.lowerBound, range.upperBound))
  }

  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(encoding: Encoding(range.lowerBound, range.upperBound))
  }
}

extension PlottableValue where Value == Date {
  /// Returns the bin of the day, month or other unit that contains a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(encoding: Encoding(value, unit: unit, calendar: calendar))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(encoding: Encoding(value, unit: unit, calendar: calendar))
  }

  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(encoding: Encoding(value, unit: unit, calendar: calendar))
  }
}

/// A value of a mark: a point on an axis, or a bin.
struct Encoding: Hashable, Sendable {
  /// `DataValue`, for code in which a generic parameter hides that name.
  typealias Value = DataValue

  var value: DataValue
  /// The end of the bin that starts at `value`.
  var upper: DataValue?

  init(_ value: DataValue) {
    self.value = value
  }

  init(_ lower: some Plottable, _ upper: some Plottable) {
    value = DataValue(lower)
    self.upper = DataValue(upper)
  }

  init(_ date: Date, unit: Calendar.Component, calendar: Calendar?) {
    let interval = (calendar ?? .current).dateInterval(of: unit, for: date)
    value = DataValue(interval?.start ?? date)
    upper = interval.map { DataValue($0.end) }
  }
}
