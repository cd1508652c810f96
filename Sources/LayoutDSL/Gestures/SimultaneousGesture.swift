/// Two gestures that go on independently of each other.
@frozen
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// What the two gestures tell.
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

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of both.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let former = recognizer as? SimultaneousRecognizer<First, Second>
    let first = First._makeGesture(gesture.first, reusing: former?.first)
    let second = Second._makeGesture(gesture.second, reusing: former?.second)
    let both = former ?? SimultaneousRecognizer(first, second)
    (both.first, both.second) = (first, second)
    return both
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture and another, each going on independently of the other.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
  var first: _GestureRecognizer<First.Value>
  var second: _GestureRecognizer<Second.Value>

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

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
