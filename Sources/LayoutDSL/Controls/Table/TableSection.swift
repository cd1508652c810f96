import ViewCore

/// No rows of a table.
public struct EmptyTableRowContent<Value: Identifiable>: PrimitiveTableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value

  /// Creates no rows.
  public init() {}

  func views(_ row: @escaping (Value) -> AnyView) -> AnyView { AnyView(EmptyView()) }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}

/// The header of a section of a table.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: PrimitiveTableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value

  let content: Content

  func views(_ row: @escaping (Value) -> AnyView) -> AnyView {
    // Measurements.md#list-header-font
    AnyView(content.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary))
  }

  /// The header itself.
  public var tableRowBody: Self { self }
}

extension Section: TableRowContent, PrimitiveTableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates a section of rows with a header.
  public init<V, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), rows: content(),
      footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a localized title.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of rows with a title string.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content) { Text(title) }
  }

  /// Creates a section of rows without a header.
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(header: EmptyTableRowContent(), rows: content(), footer: EmptyTableRowContent())
  }

  @MainActor func views(_ row: @escaping (Content.TableRowValue) -> AnyView) -> AnyView {
    AnyView(
      Group {
        header.allRows(row)
        content.allRows(row)
        footer.allRows(row)
      })
  }

  /// The rows themselves.
  public var tableRowBody: Self { self }
}
