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
