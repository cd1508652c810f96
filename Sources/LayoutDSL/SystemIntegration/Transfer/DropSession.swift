import CoreTransferable
import Foundation
import ViewCore

/// A drop of values on a view.
nonisolated public struct DropSession: Sendable {
  /// The part of a drop that is reached.
  public enum Phase: Equatable, Sendable {
    /// The values enter the view.
    case entering
    /// The values move in the view.
    case active
    /// The values leave the view.
    case exiting
    /// The values have been dropped.
    case ended(DropOperation)
    /// The view has the values.
    case dataTransferCompleted
  }

  /// The part of the drop that is reached.
  public let phase: Phase
  /// The point of the drop, in the view's own space.
  public let location: CGPoint
  /// The number of values.
  public let itemsCount: Int
}

/// The effect of a drop that a view chooses.
nonisolated public struct DropConfiguration: Sendable {
  /// The effect.
  public var operation: DropOperation

  /// Creates a configuration.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension View {
  /// Takes dropped values of a type while it is enabled, and tells its action of the session.
  nonisolated public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    hostAttribute(
      type,
      payload: TransferTarget(
        accepts: { items, _ in isEnabled && !TransferTarget.values(T.self, in: items).isEmpty },
        take: { items, location in
          let values = TransferTarget.values(T.self, in: items)
          action(
            values,
            DropSession(phase: .ended(.copy), location: location, itemsCount: values.count))
          return true
        }))
  }

  /// Sets the effect of drops on the view, which a headless drop does not ask for.
  nonisolated public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    hostAttribute("", payload: configuration)
  }

  /// Sets an action for changes of a drop; a headless drop has no intermediate states.
  nonisolated public func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View {
    hostAttribute("", payload: onUpdate)
  }

  /// Sets how the values over the view are shown, which is not drawn.
  nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View
  {
    hostAttribute(formation.name)
  }
}
