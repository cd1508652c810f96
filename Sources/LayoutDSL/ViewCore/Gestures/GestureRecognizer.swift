import Foundation
import ViewClock

/// The recognizer of one gesture, which follows the touches on one view.
///
/// A recognizer receives events in order until its phase is finished. It does not call user code:
/// it passes actions to the context, which holds them until no other gesture takes precedence.
public class _GestureRecognizer<Value> {
  /// The phase after the last event.
  package final var phase = GesturePhase<Value>.possible(nil)

  init() {}

  /// Processes an event.
  package func handle(_ event: TouchEvent, in context: GestureContext) {
    switch event {
    case .touches(let touches):
      for touch in touches where !phase.kind.isFinished {
        follow(touch, in: context)
      }
    case .time(let time):
      if !phase.kind.isFinished { timeHasCome(time, in: context) }
    }
  }

  /// Processes a touch of one finger, as long as the gesture is not finished.
  package func follow(_ touch: Touch, in context: GestureContext) {}

  /// Processes the passing of time, as long as the gesture is not finished.
  package func timeHasCome(_ time: TimeInterval, in context: GestureContext) {}

  /// Fails the gesture, because another one has won or its view is gone.
  package func cancel(in context: GestureContext) {
    phase = .failed
  }

  /// Resets the recognizer for new touches.
  package func reset() {
    phase = .possible(nil)
  }

  /// Whether a gesture that is completed by the passing of time may win while this one is
  /// undecided.
  package var yieldsToWaiting: Bool { false }
}
