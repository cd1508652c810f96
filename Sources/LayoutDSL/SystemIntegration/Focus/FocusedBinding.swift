import ViewCore

/// The value of a binding of the focused view; nil, because a headless screen does not collect the
/// bindings.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value of the binding; setting it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { _ = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
