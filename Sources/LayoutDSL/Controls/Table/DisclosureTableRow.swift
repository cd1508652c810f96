import ViewCore

/// A row of a table with rows below it, which can be expanded and collapsed.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  PrimitiveTableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the values of the rows.
  public typealias TableRowValue = Label.TableRowValue

  private let label: Label
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row of a value with rows below it.
  ///
  /// The rows are visible while `isExpanded` is true; without a binding they are collapsed at
  /// first.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    self.label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content
  }

  func views(_ row: @escaping (Label.TableRowValue) -> AnyView) -> AnyView {
    guard let isExpanded else {
      return AnyView(
        DisclosureGroup {
          content().allRows(row)
        } label: {
          label.allRows(row)
        })
    }
    return AnyView(
      DisclosureGroup(isExpanded: isExpanded) {
        content().allRows(row)
      } label: {
        label.allRows(row)
      })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}

extension OutlineGroup: TableRowContent, PrimitiveTableRowContent
where
  Parent: TableRowContent, Leaf: TableRowContent, Subgroup: TableRowContent,
  Data.Element: Identifiable
{
  /// The type of the values of the rows.
  public typealias TableRowValue = Leaf.TableRowValue

  /// Creates the rows of tree-structured data, which can be expanded and collapsed.
  public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where
    ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
    Subgroup == TableRow<DataElement>, DataElement == Data.Element
  {
    self.init(
      roots: .several(data), children: { $0[keyPath: children] }, id: \.id,
      content: { TableRow($0) })
  }

  func views(_ row: @escaping (Leaf.TableRowValue) -> AnyView) -> AnyView {
    typealias Rows = OutlineGroup<
      Data, ID, AnyView, AnyView, DisclosureGroup<AnyView, OutlineSubgroupChildren>
    >
    let content = content
    return AnyView(
      Rows(roots: roots, children: children, id: id) { element in
        onMainActor { content(element).allRows(row) }
      })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}
