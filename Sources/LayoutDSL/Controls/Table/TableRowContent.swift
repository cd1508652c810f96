import Foundation
import ViewCore

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that these rows are made of.
  associatedtype TableRowBody: TableRowContent
  /// The rows that these rows are made of.
  @MainActor var tableRowBody: TableRowBody { get }
}

/// Rows of which a table can make views.
protocol PrimitiveTableRowContent<TableRowValue>: TableRowContent {
  /// Returns views of the rows, each made of its value.
  @MainActor func views(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView
}

extension TableRowContent {
  @MainActor func allRows(_ row: @escaping (TableRowValue) -> AnyView) -> AnyView {
    if let primitive = self as? any PrimitiveTableRowContent<TableRowValue> {
      return primitive.views(row)
    }
    // The values of the rows of which rows are made have the same type.
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

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element

  /// The collection.
  public let data: Data

  func views(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(ForEach(data) { row($0) })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}

/// The rows of tree-structured data, which can be expanded and collapsed.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: PrimitiveTableRowContent
where Data.Element: Identifiable {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element

  let data: Data
  let children: KeyPath<Data.Element, Data?>

  func views(_ row: @escaping (Data.Element) -> AnyView) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { row($0) })
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

/// Builds the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Passes rows on.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  /// Passes the first rows on.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value {
    first
  }

  /// Appends rows.
  @MainActor public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    let known = (accumulated as? TupleTableRowContent<Value>)?.groups
    return TupleTableRowContent(
      groups: (known ?? [{ accumulated.allRows($0) }]) + [{ next.allRows($0) }])
  }

  /// Wraps rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> OptionalTableRowContent<Content> where Content.TableRowValue == Value {
    OptionalTableRowContent(content: content)
  }

  /// Wraps rows of an `if`.
  @MainActor public static func buildEither<Content: TableRowContent>(
    first content: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(groups: [{ content.allRows($0) }])
  }

  /// Wraps rows of an `else`.
  @MainActor public static func buildEither<Content: TableRowContent>(
    second content: Content
  ) -> TupleTableRowContent<Value> where Content.TableRowValue == Value {
    TupleTableRowContent(groups: [{ content.allRows($0) }])
  }
}
