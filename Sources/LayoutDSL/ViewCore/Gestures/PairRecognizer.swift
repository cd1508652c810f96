/// A recognizer that combines the recognizers of two gestures.
class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  private(set) final var first: _GestureRecognizer<First.Value>
  private(set) final var second: _GestureRecognizer<Second.Value>

  required init(
    _ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>
  ) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of two gestures, or updates an existing one.
  static func make(
    _ first: First, _ second: Second, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let former = recognizer as? Self
    let first = First._makeGesture(first, reusing: former?.first)
    let second = Second._makeGesture(second, reusing: former?.second)
    guard let former else { return Self(first, second) }
    (former.first, former.second) = (first, second)
    return former
  }

  override func cancel(in context: GestureContext) {
    first.cancel(in: context)
    second.cancel(in: context)
    phase = .failed
  }

  override func reset() {
    super.reset()
    first.reset()
    second.reset()
  }

  override var yieldsToWaiting: Bool {
    (first.yieldsToWaiting || first.phase.kind == .failed)
      && (second.yieldsToWaiting || second.phase.kind == .failed)
  }
}
