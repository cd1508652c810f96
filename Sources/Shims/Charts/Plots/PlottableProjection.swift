// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A value of each element of a collection, with a label that names the quantity.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let extent: (DataElement) -> Extent

  private init(_ value: @escaping (DataElement) -> DataValue) {
    extent = { .at(Encoding(Encoding.Value(value($0)))) }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { $0[keyPath: keyPath] }
  }
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { $0[keyPath: keyPath] }
  }
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection { $0[keyPath: keyPath] }
  }
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection { _ in value }
  }
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ value: DataValue
  ) -> PlottableProjection {
    PlottableProjection { _ in value }
  }
}

extension PlottableProjection where DataValue == Date {
  /// Returns the bins of the days, months or other units that contain dates.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(unit: unit, calendar: calendar, keyPath)
  }
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection(unit: unit, calendar: calendar, keyPath)
  }

  private init(
    unit: Calendar.Component, calendar: Calendar?, _ keyPath: KeyPath<DataElement, Date>
  ) {
    extent = { .at(Encoding($0[keyPath: keyPath], unit: unit, calendar: calendar)) }
  }
}

extension PlottableProjection {
  /// Returns the range from one value of each element to another one.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(start, end)
  }
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(start, end)
  }
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection {
    PlottableProjection(start, end)
  }

  private init(_ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>) {
    extent = {
      .between(
        Encoding(Encoding.Value($0[keyPath: start])), Encoding(Encoding.Value($0[keyPath: end])))
    }
  }
}

extension PlottableProjection {
  func value(of element: DataElement) -> Encoding.Value? { extent(element).single?.value }
}
