/// A gesture with an action for changes of its value.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture
where Content.Value: Equatable {
  /// The value of the wrapped gesture.
  public typealias Value = Content.Value

  let content: Content
  let action: (Value) -> Void

  /// Makes a recognizer that wraps that of the gesture.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let former = recognizer as? ChangedRecognizer<Value>
    let base = Content._makeGesture(gesture.content, reusing: former?.base)
    let changed = former ?? ChangedRecognizer(base, gesture.action)
    changed.base = base
    changed.action = gesture.action
    return changed
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action that runs when the value of the gesture changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

private final class ChangedRecognizer<Value: Equatable>: WrappingRecognizer<Value> {
  var action: (Value) -> Void
  private var last: Value?

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func phaseDidChange(in context: GestureContext) {
    guard phase.kind != .ended, let value = phase.value, value != last else { return }
    last = value
    context.perform { [self] in action(value) }
  }

  override func reset() {
    super.reset()
    last = nil
  }
}
