import Foundation

/// Two gestures in sequence: the second begins when the first has ended.
@frozen
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// The gesture in progress, with the values so far.
  @frozen public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes the recognizer of both gestures.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    SequenceRecognizer<First, Second>.make(gesture.first, gesture.second, reusing: recognizer)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines this gesture with another that follows it.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  /// The time within which the second gesture has to begin once no finger is down, in seconds.
  private static var interval: TimeInterval { 0.35 }

  /// The last touches of the fingers that are down.
  private var fingers: [Touch] = []
  private var deadline: TimeInterval?

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    if case .touches(let touches) = event {
      for touch in touches {
        fingers.removeAll { $0.id == touch.id }
        if touch.phase == .began || touch.phase == .moved { fingers.append(touch) }
      }
    }
    if case .ended(let value) = first.phase {
      second.handle(event, in: context)
      follow(value, event, in: context)
      return
    }
    first.handle(event, in: context)
    switch first.phase {
    case .possible(let value): phase = .possible(value.map { .first($0) })
    case .active(let value): phase = .active(.first(value))
    case .failed: phase = .failed
    case .ended(let value):
      let time = context.time(of: event)
      // For the second gesture, fingers that are already down begin a new touch.
      if !fingers.isEmpty {
        let touches = fingers.map {
          Touch(id: $0.id, phase: .began, location: $0.location, time: time)
        }
        second.handle(.touches(touches), in: context)
      }
      follow(value, event, in: context)
    }
  }

  private func follow(
    _ value: First.Value, _ event: TouchEvent, in context: GestureContext
  ) {
    switch second.phase {
    case .possible(let next):
      phase = .active(.second(value, next))
      guard fingers.isEmpty else {
        deadline = nil
        return
      }
      let time = context.time(of: event)
      if let deadline {
        if time >= deadline { phase = .failed }
      } else {
        deadline = time + Self.interval
        context.wake(at: time + Self.interval)
      }
    case .active(let next): phase = .active(.second(value, next))
    case .ended(let next): phase = .ended(.second(value, next))
    case .failed: phase = .failed
    }
  }

  override func reset() {
    super.reset()
    fingers = []
    deadline = nil
  }

  override var yieldsToWaiting: Bool { phase.kind == .possible && first.yieldsToWaiting }
}
