import ViewCore

/// The alignment of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Edge: Hashable, Sendable {
    case leading, center, trailing
  }

  private let edge: Edge

  /// The default alignment: the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// The leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// The middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// The alignment of numbers: the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }

  var alignment: Alignment {
    switch edge {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
