/// The parts of a column that users can change.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits of the parts.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The place among the columns.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Whether the column is visible.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All parts.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
