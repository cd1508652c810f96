import Foundation

/// A guide along which views are aligned horizontally.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(_ key: AlignmentKey) {
    self.key = key
  }

  /// Creates an alignment from the type that identifies its guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
    key = AlignmentKey(id, axis: .horizontal, merging: .none, fraction: fraction)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self, fraction: 0)
  /// The centre.
  public static let center = HorizontalAlignment(Center.self, fraction: 0.5)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self, fraction: 1)
  /// The leading end of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The trailing end of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

  /// The leading edge of the first text, which is the default of `listRowSeparatorLeading`: texts
  /// set it, and a container takes the one nearest to its leading edge.
  package static let firstTextLeading = HorizontalAlignment(
    AlignmentKey(FirstTextLeading.self, axis: .horizontal, merging: .first))

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
  private enum FirstTextLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

extension HorizontalAlignment {
  /// Returns the guide of a container with this alignment: the average of the horizontal positions
  /// that its views set, in points; nil if none does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    let positions = values.compactMap(\.self)
    return positions.isEmpty ? nil : positions.reduce(0, +) / CGFloat(positions.count)
  }
}

extension GeometricNode {
  /// Returns whether the node contains a text that is not hidden in a control, for a size and a
  /// proposal.
  package func hasText(size: CGSize, proposal: ProposedViewSize) -> Bool {
    let key = HorizontalAlignment.firstTextLeading.key
    return explicitAlignment(of: key, size: size, proposal: proposal) != nil
  }
}
