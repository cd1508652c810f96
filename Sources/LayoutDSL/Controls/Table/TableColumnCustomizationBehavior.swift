/// The properties of a column that users can change.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The position among the columns.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// The width.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// The visibility.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All properties.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
