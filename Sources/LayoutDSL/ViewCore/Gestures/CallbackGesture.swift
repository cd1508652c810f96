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

extension Gesture where Value: Equatable {
  /// Adds an action that runs when the value of the gesture changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

/// A recognizer that wraps another one with the same value.
class WrappingRecognizer<Value>: _GestureRecognizer<Value> {
  final var base: _GestureRecognizer<Value>

  init(_ base: _GestureRecognizer<Value>) {
    self.base = base
  }

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    let wasFinished = phase.kind.isFinished
    base.handle(event, in: context)
    phase = base.phase
    if !wasFinished { phaseDidChange(in: context) }
  }

  /// Responds to the current phase.
  func phaseDidChange(in context: GestureContext) {}

  override func cancel(in context: GestureContext) {
    let wasFinished = phase.kind.isFinished
    base.cancel(in: context)
    phase = .failed
    if !wasFinished { phaseDidChange(in: context) }
  }

  override func reset() {
    super.reset()
    base.reset()
  }

  override var yieldsToWaiting: Bool { base.yieldsToWaiting }
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
