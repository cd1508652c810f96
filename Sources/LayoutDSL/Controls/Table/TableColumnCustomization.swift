/// The user's changes to the columns of a table; a headless screen has none.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  /// Creates a customization without changes.
  public init() {}
}
