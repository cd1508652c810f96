import ViewCore

/// The alignment of a column.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Edge: Hashable, Sendable {
    case leading, center, trailing
  }

  private let edge: Edge

  /// The default, at the leading edge.
  public static var automatic: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(edge: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { TableColumnAlignment(edge: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }
  /// For numbers, at the trailing edge.
  public static var numeric: TableColumnAlignment { TableColumnAlignment(edge: .trailing) }

  var alignment: Alignment {
    switch edge {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
