/// Two gestures that are recognized independently of each other.
@frozen
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// The values of the two gestures.
  @frozen public struct Value {
    /// The value of the first gesture, if it has begun.
    public var first: First.Value?
    /// The value of the second gesture, if it has begun.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a simultaneous gesture from two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of both gestures.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer<First, Second>.make(
      gesture.first, gesture.second, reusing: recognizer)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines this gesture with another that is recognized independently.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override func handle(_ event: TouchEvent, in context: GestureContext) {
    first.handle(event, in: context)
    second.handle(event, in: context)
    let kinds = [first.phase.kind, second.phase.kind]
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    if kinds.allSatisfy({ $0 == .failed }) {
      phase = .failed
    } else if kinds.allSatisfy(\.isFinished) {
      phase = .ended(value)
    } else if kinds.contains(where: \.isRecognized) {
      phase = .active(value)
    } else {
      phase = .possible(value.first == nil && value.second == nil ? nil : value)
    }
  }
}
