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
