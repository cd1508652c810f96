import ViewCore

/// The columns of a split view as the screens of one stack, as on iPhone.
struct CollapsedSplitView: View {
  let columns: NavigationSplitViewStyleConfiguration
  /// The number of columns above the sidebar, unless a binding to the preferred column decides.
  @State private var ownDepth = 0
  /// The selections of the lists in the columns that have one, from the sidebar on.
  @State private var selections: [Int: ColumnSelection] = [:]

  var body: some View {
    NavigationStack(columns: pushed, popsColumns: pop) { column(0, columns.sidebar) }
  }

  private var pushed: [AnyView] {
    columns.others.prefix(depth).enumerated().map { index, other in
      AnyView(column(index + 1, other.view))
    }
  }

  private func column(_ index: Int, _ view: AnyView) -> some View {
    let isLast = index == columns.others.count
    return
      view
      .environment(
        \.splitColumn, SplitColumn(index: index, showsNext: isLast ? nil : { show(index + 1) })
      )
      .onPreferenceChange(ColumnSelectionKey.self) {
        if !isLast { selectionDidChange(to: $0, in: index) }
      }
      .transformPreference(ColumnSelectionKey.self) { $0 = nil }
  }

  private var depth: Int {
    guard let preferred = columns.preferred?.wrappedValue else { return ownDepth }
    return (columns.others.firstIndex { $0.column == preferred } ?? -1) + 1
  }

  private func show(_ depth: Int) {
    // A column that is created again reports its selection again.
    selections = selections.filter { $0.key <= depth }
    guard let preferred = columns.preferred else { return ownDepth = depth }
    let column = depth > 0 ? columns.others[depth - 1].column : .sidebar
    if preferred.wrappedValue != column { preferred.wrappedValue = column }
  }

  private func selectionDidChange(to new: ColumnSelection?, in column: Int) {
    let old = selections[column]
    selections[column] = new
    if new?.value != nil {
      if old != nil || columns.preferred == nil { show(max(depth, column + 1)) }
    } else if old?.value != nil {
      show(min(depth, column))
    }
  }

  /// Pops columns, and clears the selections that pushed them.
  private func pop(to count: Int) {
    for (column, selection) in selections where column >= count { selection.clear() }
    show(count)
  }
}

extension EnvironmentValues {
  private enum SplitColumnKey: EnvironmentKey {
    static var defaultValue: SplitColumn? { nil }
  }
  private enum ColumnBackTitleKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }

  /// The column of a split view that contains the view; nil in presentations.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  /// The title of the column below; nil if it has none.
  var columnBackTitle: Text? {
    get { self[ColumnBackTitleKey.self] }
    set { self[ColumnBackTitleKey.self] = newValue }
  }
}
