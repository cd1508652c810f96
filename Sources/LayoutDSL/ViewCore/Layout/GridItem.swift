import Foundation

/// A description of a row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// The size in the minor axis of one or more rows or columns, in points.
  public enum Size: Sendable {
    /// A single item with the specified fixed size.
    case fixed(CGFloat)
    /// A single flexible item.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Multiple items in the space of a single flexible item.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the item.
  public var size: Size
  /// The distance to the next item, in points; nil for the default distance.
  public var spacing: CGFloat?
  /// How each view is aligned in its cell; nil for the alignment of the grid.
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
