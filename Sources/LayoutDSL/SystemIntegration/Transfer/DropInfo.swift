import Foundation
import UniformTypeIdentifiers
import ViewCore

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
