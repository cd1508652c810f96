/// A key for values that views pass up to their ancestors.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of several views, in tree order.
  ///
  /// Views that set no value take no part: with one value, or none, it is not called (facts
  /// `pref-reduce-call-count`, `pref-single-writer-no-reduce`).
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
