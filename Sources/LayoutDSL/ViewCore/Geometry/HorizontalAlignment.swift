import Foundation

/// A guide along which views line up from side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(_ key: AlignmentKey) {
    self.key = key
  }

  /// Creates an alignment from the type that names it.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
    key = AlignmentKey(id, axis: .horizontal, merging: .none, fraction: fraction)
  }

  /// The edge where text starts.
  public static let leading = HorizontalAlignment(Leading.self, fraction: 0)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self, fraction: 0.5)
  /// The edge where text ends.
  public static let trailing = HorizontalAlignment(Trailing.self, fraction: 1)
  /// Before the separator of a list row.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// After the separator of a list row.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
