/// A gesture that updates state while it is in progress.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  /// The value of the wrapped gesture.
  public typealias Value = Base.Value

  /// The wrapped gesture.
  public var base: Base
  /// The state to update.
  public var state: GestureState<State>
  /// Updates the state for a value of the gesture.
  public var body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  /// Makes a recognizer that wraps that of the gesture.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let former = recognizer as? UpdatingRecognizer<Value>
    let base = Base._makeGesture(gesture.base, reusing: former?.base)
    let updating = former ?? UpdatingRecognizer(base)
    updating.base = base
    updating.update = { value in
      var state = gesture.state.state.wrappedValue
      var transaction = Transaction()
      gesture.body(value, &state, &transaction)
      withTransaction(transaction) { gesture.state.state.wrappedValue = state }
    }
    updating.resetState = gesture.state.resetValue
    return updating
  }
}

extension Gesture {
  /// Updates state while the gesture is in progress, and resets it afterwards.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

private final class UpdatingRecognizer<Value>: WrappingRecognizer<Value> {
  var update: (Value) -> Void = { _ in }
  var resetState: () -> Void = {}
  private var isUpdated = false

  override func phaseDidChange(in context: GestureContext) {
    if phase.kind.isFinished {
      context.performLast { [self] in
        guard isUpdated else { return }
        isUpdated = false
        resetState()
      }
    } else if let value = phase.value {
      context.perform { [self] in
        isUpdated = true
        update(value)
      }
    }
  }
}
