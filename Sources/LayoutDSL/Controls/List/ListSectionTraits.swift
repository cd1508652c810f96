import Foundation

/// The configuration of list sections in the environment.
struct ListSectionTraits: Equatable {
  var separators = ListSeparators()
  var spacing: CGFloat?
  var leadingMargin: CGFloat?
  var trailingMargin: CGFloat?
}
