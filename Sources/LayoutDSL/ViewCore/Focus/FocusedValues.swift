import Combine
import Observation

/// A key for a value that the focused view passes to the whole scene.
public protocol FocusedValueKey {
  /// The type that is stored for the key.
  associatedtype Value
}

/// The values that the focused view passes to the whole scene.
public struct FocusedValues: Equatable {
  /// The values, which a headless screen does not collect: the value of every key is nil.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set { _ = newValue }
  }
}

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

/// An observable object of the focused view; nil, because a headless screen does not collect the
/// objects.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates the property.
  public init() {}

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? { nil }
}

// A headless screen does not collect the values.
extension View {
  /// Sets a value for the whole scene while the focus is in the view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { hostAttribute(Value.self, payload: value) }

  /// Sets a value for the whole scene while the focus is in the view; nil sets none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { hostAttribute(Value.self, payload: value) }

  /// Sets an observable object for the whole scene while the focus is in the view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    hostAttribute(T.self, payload: object)
  }

  /// Sets a value for the whole scene.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { hostAttribute(Value.self, payload: value) }

  /// Sets a value for the whole scene; nil sets none.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { hostAttribute(Value.self, payload: value) }

  /// Sets an observable object for the whole scene.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    hostAttribute(T.self, payload: object)
  }

  /// Sets an observable object for the whole scene while the focus is in the view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    hostAttribute(T.self, payload: object)
  }

  /// Sets an observable object for the whole scene while the focus is in the view; nil sets none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    hostAttribute(T.self, payload: object)
  }

  /// Sets an observable object for the whole scene.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    hostAttribute(T.self, payload: object)
  }

  /// Sets an observable object for the whole scene; nil sets none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    hostAttribute(T.self, payload: object)
  }
}
