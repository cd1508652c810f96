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
