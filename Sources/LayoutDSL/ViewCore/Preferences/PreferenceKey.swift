/// A key for values that views pass to their ancestors.
public protocol PreferenceKey {
  /// The type that is stored for the key.
  associatedtype Value

  /// The value if no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of several views, in tree order.
  ///
  /// Views that set no value do not take part, so this is not called for one value or none (facts
  /// `pref-reduce-call-count`, `pref-single-writer-no-reduce`).
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}
