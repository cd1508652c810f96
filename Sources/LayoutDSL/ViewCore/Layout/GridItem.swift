import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The size of an item across the scrolling axis, in points.
  public enum Size: Sendable {
    /// One track of a fixed length.
    case fixed(CGFloat)
    /// One track whose length is its share of the available space, within limits.
    ///
    /// Measurements.md#grid-item-minimum
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of at least the minimum length as fit into one share.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The distance to the next item, in points; nil for the default distance.
  public var spacing: CGFloat?
  /// The alignment of each view in its cell; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Creates an item.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
