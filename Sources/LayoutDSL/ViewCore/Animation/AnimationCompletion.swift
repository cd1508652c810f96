import ViewClock

/// A completion closure that runs once all animations of a transaction are complete.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var claims = 0

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Adds one `release` that the action waits for.
  func retain() {
    claims += 1
  }

  /// Balances one `retain`; the last call runs the action after the current pass or, without a
  /// graph, on the main queue.
  func release(_ graph: ViewGraph?) {
    claims -= 1
    guard claims == 0 else { return }
    if let graph {
      graph.enqueue(action)
    } else if let clock = ViewClock.current {
      // Not at once: the action may begin the next animation, without end.
      clock.enqueue(action)
    } else {
      action()
    }
  }
}
