import Foundation
import ViewClock

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
