import ViewCore

/// A squeeze of a pencil.
nonisolated public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The position of the pencil; nil away from the screen.
  public let hoverPose: PencilHoverPose?
}
