/// Two gestures of which only one succeeds; the first one takes precedence.
@frozen
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// The gesture that succeeded, with its value.
  @frozen public enum Value {
    /// The first gesture succeeded.
    case first(First.Value)
    /// The second gesture succeeded, because the first failed.
    case second(Second.Value)
  }

  /// The gesture that takes precedence.
  public var first: First
  /// The gesture that succeeds only if the first fails.
  public var second: Second

  /// Creates an exclusive gesture from two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of both gestures.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer<First, Second>.make(gesture.first, gesture.second, reusing: recognizer)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines this gesture with another that succeeds only if this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  /// The actions of the second gesture, which wait until the first one fails.
  private var waiting: [() -> Void] = []

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    guard !phase.kind.isFinished else { return }
    if first.phase.kind != .failed { first.handle(event, in: context) }
    var isWaitingOver = false
    if second.phase.kind != .failed {
      let actions = context.capture { second.handle(event, in: context) }
      if second.phase.kind.isRecognized {
        if !actions.isEmpty { waiting = actions }
        if case .time = event { isWaitingOver = true }
      } else {
        perform(actions, in: context)
      }
    }
    if first.phase.kind == .possible, isWaitingOver, first.yieldsToWaiting {
      first.cancel(in: context)
    }
    switch first.phase {
    case .active(let value):
      second.cancel(in: context)
      phase = .active(.first(value))
    case .ended(let value):
      second.cancel(in: context)
      phase = .ended(.first(value))
    case .possible(let value):
      phase = .possible(
        value.map { .first($0) }
          ?? (second.phase.kind == .possible ? second.phase.value.map { .second($0) } : nil))
    case .failed:
      perform(waiting, in: context)
      waiting = []
      phase = second.phase.map { .second($0) }
    }
  }

  private func perform(_ actions: [() -> Void], in context: GestureContext) {
    for action in actions { context.perform(action) }
  }

  override func reset() {
    super.reset()
    waiting = []
  }
}
