/// What an animation knows besides the value, and what it remembers.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation remembers from one call to the next.
  public var state: AnimationState<Value>
  /// Whether the animation counts as done, though it may still change the value a little.
  public var isLogicallyComplete = false
  /// The environment of the view that is animated.
  public let environment: EnvironmentValues

  init(state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }

  /// The same context with other state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What animations remember about one value, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates state that remembers nothing.
  public init() {}

  /// The value under a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of something that an animation remembers.
public protocol AnimationStateKey {
  /// The type of what is remembered.
  associatedtype Value

  /// What is remembered at the start.
  static var defaultValue: Value { get }
}
