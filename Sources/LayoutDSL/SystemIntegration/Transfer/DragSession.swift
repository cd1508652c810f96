import Foundation
import ViewCore

/// A drag of values.
nonisolated public struct DragSession: Sendable {
  /// The part of a drag that is reached.
  public enum Phase: Equatable, Sendable {
    /// The drag has begun.
    case initial
    /// The values move.
    case active
    /// The values have been dropped.
    case ended(DropOperation)
    /// The values have reached their destination.
    case dataTransferCompleted
  }

  /// The part of the drag that is reached.
  public let phase: Phase
}

/// The ways in which dragged values may be used.
nonisolated public struct DragConfiguration: Sendable {
  /// Whether the values may be moved.
  public var allowsMove: Bool
  /// Whether the values may be deleted.
  public var allowsDelete: Bool

  /// Creates a configuration.
  public init(allowMove: Bool = false, allowDelete: Bool = false) {
    allowsMove = allowMove
    allowsDelete = allowDelete
  }
}

/// The arrangement of the previews of dragged values.
nonisolated public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String

  /// The system's arrangement.
  public static let `default` = DragDropPreviewsFormation(name: "default")
  /// One below the other.
  public static let list = DragDropPreviewsFormation(name: "list")
  /// On top of each other.
  public static let pile = DragDropPreviewsFormation(name: "pile")
  /// On top of each other, exactly aligned.
  public static let stack = DragDropPreviewsFormation(name: "stack")
}
