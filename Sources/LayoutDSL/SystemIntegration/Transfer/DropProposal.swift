import ViewCore

/// The behaviour that a delegate proposes for a drop.
nonisolated public struct DropProposal: Sendable {
  /// The effect of the drop.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
