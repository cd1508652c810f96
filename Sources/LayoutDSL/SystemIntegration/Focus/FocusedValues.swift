import Combine
import Observation
import ViewCore

/// The values that the focused view passes to the whole scene.
public struct FocusedValues: Equatable {
  /// The values, which a headless screen does not collect: the value of every key is nil.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set { _ = newValue }
  }
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
