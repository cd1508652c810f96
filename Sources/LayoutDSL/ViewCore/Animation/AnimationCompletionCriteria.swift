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
