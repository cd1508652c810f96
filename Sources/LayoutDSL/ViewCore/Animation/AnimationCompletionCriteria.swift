import ViewClock

/// The condition under which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete, removed
  }

  private let kind: Kind

  /// The animation has reached its logical end, though a spring may still oscillate slightly.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// The animation has ended and no longer affects the value.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

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
