import Foundation

/// The distances around the groups of a list, in points.
package struct LazyGroupDistances: Equatable {
  /// The distance before the first group if it has no header.
  var first: CGFloat = 0
  /// The distance before the first group if it has a header.
  var firstHeader: CGFloat = 0
  /// The distance between two groups.
  var between: CGFloat = 0
  /// The distance after the last group.
  var last: CGFloat = 0

  package init(
    first: CGFloat = 0, firstHeader: CGFloat = 0, between: CGFloat = 0, last: CGFloat = 0
  ) {
    self.first = first
    self.firstHeader = firstHeader
    self.between = between
    self.last = last
  }
}
