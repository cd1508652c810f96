import Foundation

/// A view of a lazy container and its position along the axis.
package struct LazyPlacement {
  package let node: GeometricNode
  let row: LazyRowNode?
  /// The track of the view; nil for a view that takes the whole line.
  let track: Int?
  /// The start and length of the line, in points.
  var position: CGFloat = 0
  var length: CGFloat
  /// The position at which the view is pinned; nil if it is not.
  var pinnedPosition: CGFloat?
}
