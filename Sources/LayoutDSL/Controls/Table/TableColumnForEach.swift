import Foundation

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
