/// The custom values that animations store for one animated value, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates state without custom values.
  public init() {}

  /// The value for a key, or the default value of the key if none is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a custom value in `AnimationState`.
public protocol AnimationStateKey {
  /// The type of the custom value.
  associatedtype Value

  /// The value used where none is set.
  static var defaultValue: Value { get }
}
