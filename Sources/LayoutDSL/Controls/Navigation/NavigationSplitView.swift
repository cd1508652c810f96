import ViewCore

/// A view of two or three columns, of which only one is displayed, as on iPhone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  /// The visible column; nil for the sidebar.
  var compactColumn: AnyView?
  @Environment(\.navigationSplitViewStyles) private var styles

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

  /// The split view in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: NavigationSplitViewStyle>(by style: Style) -> AnyView {
    let configuration = NavigationSplitViewStyleConfiguration(
      sidebar: compactColumn ?? AnyView(sidebar))
    return HeldStyle.view(by: style, in: \.navigationSplitViewStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}
