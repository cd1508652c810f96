/// The context of a change of state.
nonisolated public struct Transaction: Sendable {
  /// Whether animations of views that change are switched off.
  public var disablesAnimations = false

  /// Creates an empty transaction.
  public init() {}
}
