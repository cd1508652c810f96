/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
  /// The value of the wrapped gesture.
  public typealias Value = Content.Value

  let content: Content
  let action: (Value) -> Void

  /// Makes a recognizer that wraps that of the gesture.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let former = recognizer as? EndedRecognizer<Value>
    let base = Content._makeGesture(gesture.content, reusing: former?.base)
    let ended = former ?? EndedRecognizer(base, gesture.action)
    ended.base = base
    ended.action = gesture.action
    return ended
  }
}

extension Gesture {
  /// Adds an action that runs when the gesture ends.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
}

private final class EndedRecognizer<Value>: WrappingRecognizer<Value> {
  var action: (Value) -> Void

  init(_ base: _GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
    self.action = action
    super.init(base)
  }

  override func phaseDidChange(in context: GestureContext) {
    guard case .ended(let value) = phase else { return }
    context.perform { [self] in action(value) }
  }
}
