import Foundation
import ViewCore

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

  /// Returns a column unchanged.
  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
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
