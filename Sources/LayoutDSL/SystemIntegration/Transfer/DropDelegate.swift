import ViewCore

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
