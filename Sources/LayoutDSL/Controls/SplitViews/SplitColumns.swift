import ViewCore

/// The columns of a split view: side by side in a regular width, otherwise the screens of a stack.
struct SplitColumns: View {
  let columns: NavigationSplitViewStyleConfiguration
  let arrangement: ExpandedSplitView.Arrangement
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    if sizeClass == .regular {
      ExpandedSplitView(columns: columns, arrangement: arrangement)
    } else {
      CollapsedSplitView(columns: columns)
    }
  }
}
