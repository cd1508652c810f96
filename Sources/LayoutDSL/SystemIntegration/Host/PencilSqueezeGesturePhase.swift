import ViewCore

/// The phase of a squeeze of a pencil.
nonisolated public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The squeeze continues.
  case active(PencilSqueezeGestureValue)
  /// The squeeze has ended.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze has failed.
  case failed
}
