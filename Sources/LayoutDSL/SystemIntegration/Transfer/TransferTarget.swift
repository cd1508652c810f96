import Foundation
import UniformTypeIdentifiers
import ViewCore

/// A view that takes values from the user's drop or paste.
package struct TransferTarget {
  /// A step of a drag over the view.
  package enum Step {
    case entered, moved, exited
    /// The values have been dropped on the view.
    case ended
  }

  /// The modifiers that make such a view for drops.
  package static let modifiers = ["dropDestination", "onDrop", "onInsert"]

  /// Takes values at a point of the view's own space; returns whether it took any.
  package let take: (_ items: [Any], _ location: CGPoint) -> Bool
  /// Returns whether the view would take any of some values.
  package let accepts: (_ items: [Any], _ location: CGPoint) -> Bool
  /// Tells the view of a step of a drag that it accepts.
  package let track: (_ step: Step, _ items: [Any], _ location: CGPoint) -> Void

  package init(
    accepts: @escaping (_ items: [Any], _ location: CGPoint) -> Bool = { _, _ in true },
    track: @escaping (_ step: Step, _ items: [Any], _ location: CGPoint) -> Void = { _, _, _ in },
    take: @escaping (_ items: [Any], _ location: CGPoint) -> Bool
  ) {
    (self.accepts, self.track, self.take) = (accepts, track, take)
  }

  /// Brings values to a point of the view and drops them there; returns whether it took any.
  package func drop(_ items: [Any], at location: CGPoint) -> Bool {
    guard accepts(items, location) else { return false }
    track(.entered, items, location)
    defer { track(.ended, items, location) }
    return take(items, location)
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
