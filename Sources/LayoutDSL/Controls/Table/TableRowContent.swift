import Foundation
import ViewCore

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that compose this content.
  associatedtype TableRowBody: TableRowContent
  /// The rows that compose this content.
  @MainActor var tableRowBody: TableRowBody { get }
}

/// Rows that provide their views to a table.
protocol PrimitiveTableRowContent<TableRowValue>: TableRowContent {
  /// Returns the views of the rows; the closure makes the view of a value.
  @MainActor func views(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent {
  @MainActor func allRows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView {
    if let primitive = self as? any PrimitiveTableRowContent<TableRowValue> {
      return primitive.views(row)
    }
    // The rows of the body have values of the same type.
    guard let row = row as? (TableRowBody.TableRowValue) -> AnyView else {
      return AnyView(EmptyView())
    }
    return tableRowBody.allRows(row)
  }
}

extension Never: TableRowContent {
  /// Never called: there is no value.
  public var tableRowBody: Never { switch self {} }
}

/// The rows of an `if` without `else`.
public struct OptionalTableRowContent<Content: TableRowContent>: PrimitiveTableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  let content: Content?

  func views(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(Group { content?.allRows(row) })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable>: PrimitiveTableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value

  let groups: [(@escaping (Value) -> AnyView) -> AnyView]

  func views(_ row: @escaping (Value) -> AnyView) -> AnyView {
    AnyView(ForEach(groups.indices, id: \.self) { groups[$0](row) })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}

extension ForEach: TableRowContent
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates rows for each identifiable element.
  public init<Value>(
    _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Value == Content.TableRowValue {
    self.init(data: data, id: { element, _ in element.id }, content: content)
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a row of a table for each identifiable element.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data: data, id: { element, _ in element.id }, content: { TableRow($0) })
  }
}

extension ForEach: PrimitiveTableRowContent
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  @MainActor func views(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    let content = content
    return AnyView(ForEach<Data, ID, AnyView>(data) { content($0).allRows(row) })
  }
}
