import Foundation
import ViewClock

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// Nothing is decided; the value is what there is to tell already.
  case possible(Value?)
  /// The gesture goes on.
  case active(Value)
  case ended(Value)
  /// It was something else.
  case failed

  package func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// What the gesture tells now.
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

/// How far a gesture has come, whatever it tells.
package enum GesturePhaseKind: Sendable {
  case possible, active, ended, failed

  package var isFinished: Bool { self == .ended || self == .failed }
  package var isRecognized: Bool { self == .active || self == .ended }
}

/// Follows the touches on one view for one gesture.
///
/// A recognizer is told events in order until its phase is finished. It calls no code of the user:
/// it hands that to the context, which knows whether another gesture comes first.
public class _GestureRecognizer<Value> {
  /// How far the gesture has come after the last event.
  package final var phase = GesturePhase<Value>.possible(nil)

  init() {}

  /// Takes an event in.
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

  /// Takes in what one finger does, as long as the gesture is not finished.
  package func follow(_ touch: Touch, in context: GestureContext) {}

  /// Takes in that a time has come, as long as the gesture is not finished.
  package func timeHasCome(_ time: TimeInterval, in context: GestureContext) {}

  /// Gives the gesture up, because another one has won or its view has gone.
  package func cancel(in context: GestureContext) {
    phase = .failed
  }

  /// Forgets the touches, ready for new ones.
  package func reset() {
    phase = .possible(nil)
  }

  /// Whether a gesture that only waited for a time may come first while this one is undecided.
  package var yieldsToWaiting: Bool { false }
}

/// What a recognizer knows of its place, and where it leaves what is to be done.
package final class GestureContext {
  package unowned(unsafe) let node: GeometricNode
  private var actions: [() -> Void] = []
  private var lastActions: [() -> Void] = []
  /// When the recognizer wants to be told the time, in order.
  package private(set) var wakeTimes: [TimeInterval] = []
  private var tokens: [ViewClock.Token] = []

  package init(node: GeometricNode) {
    self.node = node
  }

  // MARK: Place

  /// A point of the screen in a space, as seen from the view.
  package func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    if space.isGlobal { return point }
    let local = node.localPoint(of: point)
    return space.isLocal ? local : local.applying(node.transform(to: space))
  }

  // MARK: Time

  /// The time of an event.
  package func time(of event: TouchEvent) -> TimeInterval {
    switch event {
    case .touches(let touches): touches.first?.time ?? node.graph.clock.now
    case .time(let time): time
    }
  }

  /// Asks to be told the time when a time has come.
  package func wake(at time: TimeInterval) {
    wakeTimes.append(time)
    let graph = node.graph
    tokens.append(
      graph.clock.schedule(at: time) { [link = graph.link] in link.graph?.gestures.timeHasCome() })
  }

  /// Forgets the times that have passed.
  func dropWakeTimes(until time: TimeInterval) {
    wakeTimes.removeAll { $0 <= time }
  }

  // MARK: Actions

  /// Leaves an action to be done once it is this gesture's turn.
  package func perform(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Leaves an action to be done after all others of the event.
  package func performLast(_ action: @escaping () -> Void) {
    lastActions.append(action)
  }

  /// Takes out what is to be done.
  func takeActions() -> [() -> Void] {
    defer {
      actions = []
      lastActions = []
    }
    return actions + lastActions
  }

  /// What a part of the gesture would have done; nothing of it is kept.
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
