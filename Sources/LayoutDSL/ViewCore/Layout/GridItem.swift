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

extension GridItem.Size {
  /// The size as in a source, with the limits that are not the default.
  var text: String {
    func limits(_ limits: (least: CGFloat?, most: CGFloat)) -> String {
      [limits.least, limits.most == .infinity ? nil : limits.most].compactMap(\.self)
        .map { " \(formatted($0))" }.joined()
    }
    return switch self {
    case .fixed(let length): "fixed \(formatted(length))"
    case .flexible(let least, let most): "flexible\(limits((least == 10 ? nil : least, most)))"
    case .adaptive(let least, let most): "adaptive\(limits((least, most)))"
    }
  }
}
