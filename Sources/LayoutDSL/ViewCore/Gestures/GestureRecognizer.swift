import Foundation
import ViewClock

/// The phase of a gesture, with its value.
package enum GesturePhase<Value> {
  /// The gesture is undecided; the value is provisional, and nil if there is none yet.
  case possible(Value?)
  /// The gesture is recognized and in progress.
  case active(Value)
  case ended(Value)
  /// The touches are not those of the gesture.
  case failed

  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The current value of the gesture; nil if there is none.
  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  package var kind: GesturePhaseKind {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// The phase of a gesture, without its value.
package enum GesturePhaseKind: Sendable {
  case possible, active, ended, failed

  package var isFinished: Bool { self == .ended || self == .failed }
  package var isRecognized: Bool { self == .active || self == .ended }
}

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

/// The link between a recognizer and its view: it converts locations, requests wake times and holds
/// actions.
package final class GestureContext {
  @Unretained package var node: GeometricNode
  private var actions: [() -> Void] = []
  private var lastActions: [() -> Void] = []
  /// The times at which the recognizer is to receive the time.
  package private(set) var wakeTimes: [TimeInterval] = []
  private var tokens: [ViewClock.Token] = []

  package init(node: GeometricNode) {
    _node = Unretained(node)
  }

  // MARK: Coordinate spaces

  /// Converts a point on the screen to a coordinate space, which is resolved at the view.
  package func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    if space.isGlobal { return point }
    let local = node.localPoint(of: point)
    return space.isLocal ? local : local.applying(node.transform(to: space))
  }

  // MARK: Time

  /// Returns the time of an event.
  package func time(of event: TouchEvent) -> TimeInterval {
    switch event {
    case .touches(let touches): touches.first?.time ?? node.graph.clock.now
    case .time(let time): time
    }
  }

  /// Requests a time event at a time.
  package func wake(at time: TimeInterval) {
    wakeTimes.append(time)
    let graph = node.graph
    tokens.append(
      graph.clock.schedule(at: time) { [link = graph.link] in link.graph?.gestures.timeHasCome() })
  }

  /// Removes the wake times that have passed.
  func dropWakeTimes(until time: TimeInterval) {
    wakeTimes.removeAll { $0 <= time }
  }

  // MARK: Actions

  /// Adds an action that runs once no other gesture takes precedence.
  package func perform(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Adds an action that runs after all others of the event.
  package func performLast(_ action: @escaping () -> Void) {
    lastActions.append(action)
  }

  /// Removes and returns the actions.
  func takeActions() -> [() -> Void] {
    defer {
      actions = []
      lastActions = []
    }
    return actions + lastActions
  }

  /// Returns the actions that `body` adds, without keeping them.
  package func capture(_ body: () -> Void) -> [() -> Void] {
    let outer = (actions, lastActions)
    (actions, lastActions) = ([], [])
    body()
    let captured = actions + lastActions
    (actions, lastActions) = outer
    return captured
  }

  package func reset() {
    actions = []
    lastActions = []
    wakeTimes = []
    for token in tokens { token.cancel() }
    tokens = []
  }
}
