import ViewCore

/// A view of two or three columns, of which only the sidebar is displayed, as on iPhone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar

  /// Creates a split view of two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
  }

  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  /// The sidebar in a navigation stack.
  public var body: some View {
    NavigationStack { sidebar }
  }
}
