import Foundation
import ViewCore

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators that sort the columns.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody
    .TableColumnSortComparator
  /// The type of the columns that compose this content.
  associatedtype TableColumnBody: TableColumnContent
  /// The columns that compose this content.
  @MainActor var tableColumnBody: TableColumnBody { get }
}

/// Columns that provide their parts to a table.
protocol PrimitiveTableColumnContent<TableRowValue>: TableColumnContent {
  @MainActor var parts: [TableColumnParts<TableRowValue>] { get }
}

extension TableColumnContent {
  @MainActor var allParts: [TableColumnParts<TableRowValue>] {
    if let primitive = self as? any PrimitiveTableColumnContent<TableRowValue> {
      return primitive.parts
    }
    return tableColumnBody.allParts as? [TableColumnParts<TableRowValue>] ?? []
  }
}

extension Never: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Never
  /// The type of the comparators that sort the columns.
  public typealias TableColumnSortComparator = Never

  /// Never called: there is no value.
  public var tableColumnBody: Never { switch self {} }
}

/// The columns of an `if` without `else`.
public struct OptionalTableColumnContent<Content: TableColumnContent>: PrimitiveTableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators that sort the columns.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  let content: Content?

  var parts: [TableColumnParts<Content.TableRowValue>] { content?.allParts ?? [] }

  /// The columns themselves.
  public var tableColumnBody: Self { self }
}

/// The parts of a column that a table uses.
struct TableColumnParts<Value: Identifiable> {
  var label: AnyView
  var cell: (Value) -> AnyView
  var comparator: Any?
  var limits = TableRowLayout.Limits(least: 10, most: .infinity)
  var alignment = Alignment.leading
  var visibility = Visibility.automatic
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>:
  PrimitiveTableColumnContent
{
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the columns.
  public typealias TableColumnSortComparator = Sort

  let columns: [TableColumnParts<RowValue>]

  var parts: [TableColumnParts<RowValue>] { columns }

  /// The columns themselves.
  public var tableColumnBody: Self { self }
}

/// A column for each element of a collection.
public struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, Content>:
  PrimitiveTableColumnContent
where Content: TableColumnContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the comparators that sort the columns.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates a column for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<Content.TableRowValue, Content.TableColumnSortComparator>
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates a column for each identifiable element.
  public init(
    _ data: Data,
    @TableColumnBuilder<Content.TableRowValue, Content.TableColumnSortComparator>
    content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  var parts: [TableColumnParts<Content.TableRowValue>] { data.flatMap { content($0).allParts } }

  /// The columns themselves.
  public var tableColumnBody: Self { self }
}

/// Builds the columns of a table.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns a column unchanged.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    column
  }

  /// Returns a column that cannot be sorted, unchanged.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> {
    column
  }

  /// Returns columns unchanged.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// Returns the first column unchanged.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue {
    first
  }

  /// Appends a column.
  @MainActor
  public static func buildPartialBlock<
    First: TableColumnContent, Next: TableColumnContent
  >(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort>
  where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
    TupleTableColumnContent(columns: accumulated.allParts + next.allParts)
  }

  /// Wraps columns of an `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(
    _ column: Column?
  ) -> OptionalTableColumnContent<Column> where Column.TableRowValue == RowValue {
    OptionalTableColumnContent(content: column)
  }

  /// Wraps columns of an `if`.
  @MainActor public static func buildEither<Column: TableColumnContent>(
    first column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: column.allParts)
  }

  /// Wraps columns of an `else`.
  @MainActor public static func buildEither<Column: TableColumnContent>(
    second column: Column
  ) -> TupleTableColumnContent<RowValue, Sort> where Column.TableRowValue == RowValue {
    TupleTableColumnContent(columns: column.allParts)
  }
}
