import ViewCore

/// A row of a table.
public struct TableRow<Value: Identifiable>: PrimitiveTableRowContent {
  /// The type of the value of the row.
  public typealias TableRowValue = Value

  private let value: Value

  /// Creates a row of a value.
  public init(_ value: Value) { self.value = value }

  func views(_ row: @escaping (Value) -> AnyView) -> AnyView { AnyView(row(value).id(value.id)) }

  /// The row itself.
  public var tableRowBody: Self { self }
}
