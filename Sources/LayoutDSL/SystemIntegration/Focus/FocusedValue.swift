import Observation
import ViewCore

/// A value of the focused view; nil, because a headless screen does not collect the values.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

  /// The value.
  public var wrappedValue: Value? { nil }
}
