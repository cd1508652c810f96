import Foundation

/// A guide along which views are aligned vertically.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  package init(_ key: AlignmentKey) {
    self.key = key
  }

  /// Creates an alignment from the type that identifies its guide.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  private init(
    _ id: any AlignmentID.Type, fraction: CGFloat, merging: AlignmentKey.Merging = .none
  ) {
    key = AlignmentKey(id, axis: .vertical, merging: merging, fraction: fraction)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self, fraction: 0)
  /// The centre.
  public static let center = VerticalAlignment(Center.self, fraction: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self, fraction: 1)
  /// The first text baseline; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    FirstTextBaseline.self, fraction: 1, merging: .first)
  /// The last text baseline; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    LastTextBaseline.self, fraction: 1, merging: .last)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

extension VerticalAlignment {
  /// Returns the guide of a container with this alignment: the average of the vertical positions
  /// that its views set, in points; nil if none does.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    let positions = values.compactMap(\.self)
    return positions.isEmpty ? nil : positions.reduce(0, +) / CGFloat(positions.count)
  }
}
