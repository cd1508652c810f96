import Foundation

/// The drawing commands of a frame, in paint order.
///
/// `DisplayPass` creates it, and the rasterizer consumes it. Coordinates are in points with y down,
/// in the space of the enclosing `DisplayItem.group`, which at the top level is the screen.
package struct DisplayList: Equatable, Sendable {
  /// The commands; later items are drawn over earlier ones.
  package var items: [DisplayItem]

  package init(items: [DisplayItem] = []) {
    self.items = items
  }

  /// Whether the list draws nothing.
  package var isEmpty: Bool { items.isEmpty }

  package mutating func append(_ item: DisplayItem) {
    items.append(item)
  }
}
