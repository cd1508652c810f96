/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case logicallyComplete, removed
  }

  private let kind: Kind

  /// Once the animation has come to its end, though it may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// Once the animation is over and nothing of it is left.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// What is called when all animations that a transaction has started are complete.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var claims = 0

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Has the action wait for one more `release`.
  func retain() {
    claims += 1
  }

  /// Takes back one `retain`; the last one calls the action, after the pass that is under way.
  func release(_ graph: ViewGraph?) {
    claims -= 1
    guard claims == 0 else { return }
    if let graph { graph.enqueue(action) } else { action() }
  }
}
