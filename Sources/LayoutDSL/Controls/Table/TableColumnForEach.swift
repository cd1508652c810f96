import Foundation

/// A column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, RowValue, Sort, Content: TableColumnContent, ID: Hashable
>: PrimitiveTableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The type of the values of the rows.
  public typealias TableRowValue = RowValue
  /// The type of the comparators that sort the columns.
  public typealias TableColumnSortComparator = Sort

  private let data: Data
  private let content: (Data.Element) -> Content

  /// Creates a column for each element, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  /// Creates a column for each identifiable element.
  public init(
    _ data: Data,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
  }

  var parts: [TableColumnParts<RowValue>] { data.flatMap { content($0).allParts } }

  /// The columns themselves.
  public var tableColumnBody: Self { self }
}
