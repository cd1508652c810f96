import Foundation
import UniformTypeIdentifiers
import ViewCore

/// A view that takes values from the user's drop or paste.
package struct TransferTarget {
  /// Takes values at a point of the view's own space; returns whether it took any.
  package let take: (_ items: [Any], _ location: CGPoint) -> Bool

  package init(take: @escaping (_ items: [Any], _ location: CGPoint) -> Bool) {
    self.take = take
  }

  /// Returns the values of a type among others, from providers as well.
  package static func values<T>(_ type: T.Type, in items: [Any]) -> [T] {
    items.compactMap { $0 as? T ?? ($0 as? NSItemProvider)?.value(type) }
  }

  /// Returns providers of the values that conform to one of some types.
  package static func providers(of items: [Any], for types: [UTType]) -> [NSItemProvider] {
    items.map(NSItemProvider.holding).filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}
