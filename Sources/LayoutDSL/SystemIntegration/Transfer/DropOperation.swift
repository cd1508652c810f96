import ViewCore

/// The effect of a drop.
nonisolated public enum DropOperation: Hashable, Sendable {
  /// The drop is cancelled.
  case cancel
  /// The values cannot be dropped here.
  case forbidden
  /// The values are copied.
  case copy
  /// The values are moved.
  case move
}
