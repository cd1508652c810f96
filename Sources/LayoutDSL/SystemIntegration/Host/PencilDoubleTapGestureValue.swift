import ViewCore

/// A double tap on a pencil.
nonisolated public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The position of the pencil; nil away from the screen.
  public let hoverPose: PencilHoverPose?
}
