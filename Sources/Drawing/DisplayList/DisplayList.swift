import Foundation

/// What a frame looks like: drawing commands in paint order.
///
/// `DisplayPass` makes it, the rasterizer consumes it. Coordinates are points, y down, absolute
/// in the space of the enclosing `DisplayItem.group` (the screen at the top).
package struct DisplayList: Equatable, Sendable {
  /// The commands; later items paint over earlier ones.
  package var items: [DisplayItem]

  package init(items: [DisplayItem] = []) {
    self.items = items
  }

  /// Whether nothing is painted.
  package var isEmpty: Bool { items.isEmpty }

  package mutating func append(_ item: DisplayItem) {
    items.append(item)
  }
}
