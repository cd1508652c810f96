import Foundation

/// A type that identifies an alignment guide.
public protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in points from the view's
  /// leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
