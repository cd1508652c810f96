/// The environment of an animated view, and the state that an animation keeps between calls.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state that the animation keeps between calls.
  public var state: AnimationState<Value>
  /// Whether the animation is logically complete, though it may still change the value slightly.
  public var isLogicallyComplete = false
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// Returns a copy of the context with other state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

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
