import Foundation

/// A gesture that begins when another has ended.
@frozen
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>:
  PrimitiveGesture
{
  /// Which of the two gestures goes on, and what it tells.
  @frozen public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The gesture that follows.
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
    SequenceRecognizer<First, Second>.make(gesture.first, gesture.second, reusing: recognizer)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// This gesture, and another one after it.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  /// Seconds within which the second gesture has to begin once no finger is down.
  private static var interval: TimeInterval { 0.35 }

  /// The fingers that are down, as they were last seen.
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
      // Fingers that are down begin again for the second gesture.
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
