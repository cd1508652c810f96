import Foundation
import UniformTypeIdentifiers

/// The behaviour of a view while values are dropped on it.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop may begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes the dropped values; returns whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drop enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drop moves in the view; nil keeps the last proposal.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drop leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Every drop may begin.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Keeps the last proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The state of a drop.
nonisolated public struct DropInfo {
  /// The point of the drop, in the view's own space.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns whether a dropped value conforms to one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the dropped values that conform to one of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    TransferTarget.providers(of: providers, for: contentTypes)
  }
}

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

/// The behaviour that a delegate proposes for a drop.
nonisolated public struct DropProposal: Sendable {
  /// The effect of the drop.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}
