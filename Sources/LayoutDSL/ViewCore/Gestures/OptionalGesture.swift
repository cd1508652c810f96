extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the wrapped gesture.
  public typealias Value = Wrapped.Value

  /// Never called: the engine recognizes the gesture itself, if there is one.
  public var body: Never {
    fatalError("the engine recognizes \(Self.self) itself; it has no body")
  }

  /// Makes the recognizer of the gesture, or one that always fails if the gesture is nil.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Wrapped.Value>?
  ) -> _GestureRecognizer<Wrapped.Value> {
    let former = recognizer as? OptionalRecognizer<Wrapped.Value>
    guard let gesture else { return OptionalRecognizer(nil) }
    let base = Wrapped._makeGesture(gesture, reusing: former?.base)
    guard let former, former.base != nil else { return OptionalRecognizer(base) }
    former.base = base
    return former
  }
}

private final class OptionalRecognizer<Value>: _GestureRecognizer<Value> {
  var base: _GestureRecognizer<Value>?

  init(_ base: _GestureRecognizer<Value>?) {
    self.base = base
  }

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    base?.handle(event, in: context)
    phase = base?.phase ?? .failed
  }

  override func cancel(in context: GestureContext) {
    base?.cancel(in: context)
    phase = .failed
  }

  override func reset() {
    super.reset()
    base?.reset()
  }

  override var yieldsToWaiting: Bool { base?.yieldsToWaiting ?? true }
}
