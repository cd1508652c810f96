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

  /// Fails the gesture, even if it has ended: when it loses, the actions of its end do not run, and
  /// those of its failure reset what the user's code was told before.
  override func cancel(in context: GestureContext) {
    base.cancel(in: context)
    phase = .failed
    phaseDidChange(in: context)
  }

  override func reset() {
    super.reset()
    base.reset()
  }

  override var yieldsToWaiting: Bool { base.yieldsToWaiting }
}
