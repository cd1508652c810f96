import ViewCore

/// Rows of values in columns.
///
/// In a compact width a table is a list of its first column without a header, as on iPhone
/// (documentation of `Table`). In a regular width a tap on a header sorts by its column.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
  private let rows: Rows
  private let columns: [TableColumnParts<Value>]
  private let selection: ListSelectionBinding<Value.ID>?
  private let sort: TableSort?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  init(
    rows: Rows, columns: Columns, selection: ListSelectionBinding<Value.ID>? = nil,
    sort: TableSort? = nil
  ) {
    self.rows = rows
    self.columns = columns.allParts
    self.selection = selection
    self.sort = sort
  }

  /// A list of the rows.
  public var body: some View {
    let isRegular = sizeClass == .regular
    let shown = isRegular ? columns.filter { $0.visibility != .hidden } : Array(columns.prefix(1))
    List(
      views: Section {
        rows.allRows { value in
          AnyView(TableRowLayout(columns: shown) { TableCells(columns: shown, value: value) })
        }
      } header: {
        if isRegular, headers != .hidden { TableHeader(columns: shown, sort: sort) }
      }, selection: selection
    )
    .listStyle(.plain)
  }
}

/// The cells of a row.
private struct TableCells<Value: Identifiable>: View {
  let columns: [TableColumnParts<Value>]
  let value: Value

  var body: some View {
    ForEach(columns.indices, id: \.self) { index in
      columns[index].cell(value)
        .frame(maxWidth: .infinity, alignment: columns[index].alignment)
        .lineLimit(columns.count > 1 ? 1 : nil)
    }
  }
}

/// The titles of the columns; the sorted one has a chevron.
private struct TableHeader<Value: Identifiable>: View {
  let columns: [TableColumnParts<Value>]
  let sort: TableSort?

  var body: some View {
    TableRowLayout(columns: columns) {
      ForEach(columns.indices, id: \.self) { index in
        let column = columns[index]
        HStack(spacing: 4) {  // Measurements.md#table-columns
          column.label
          if let order = column.comparator.flatMap({ sort?.order($0) }) {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
        .frame(maxWidth: .infinity, alignment: column.alignment)
        .contentShape(Rectangle())
        .onTapGesture {
          if let comparator = column.comparator { sort?.toggle(comparator) }
        }
      }
    }
    .font(.footnote.weight(.medium))
    .lineLimit(1)
    .textCase(nil)
  }
}

extension EnvironmentValues {
  private enum TableColumnHeadersKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the header row of tables.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }

  /// Sets the style of tables; on iOS, all styles are drawn alike.
  nonisolated public func tableStyle(_ style: some TableStyle) -> some View {
    hostAttribute(type(of: style))
  }
}
