import ViewCore

/// A view of two or three columns: side by side on iPad, the screens of a stack on iPhone.
///
/// On iPhone:
///
/// 1. The sidebar is the root. A selection of its list pushes the next column, and a selection of
///    that column's list pushes the last one; back clears the selection.
/// 2. With a binding to the preferred compact column, the binding decides which column is visible
///    at first, and is updated when the user moves to another column.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: NavigationSplitViewStyleConfiguration
  @Environment(\.navigationSplitViewStyles) private var styles

  /// Creates a split view of two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(preferred: nil, sidebar: sidebar, detail: detail)
  }

  /// Creates a split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(preferred: nil, sidebar: sidebar, content: content, detail: detail)
  }

  init(
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferred: Binding<NavigationSplitViewColumn>?, sidebar: () -> Sidebar, detail: () -> Detail
  ) where Content == EmptyView {
    columns = NavigationSplitViewStyleConfiguration(
      sidebar: AnyView(sidebar()), others: [(.detail, AnyView(detail()))], preferred: preferred,
      visibility: visibility)
  }

  init(
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferred: Binding<NavigationSplitViewColumn>?, sidebar: () -> Sidebar,
    content: () -> Content, detail: () -> Detail
  ) {
    columns = NavigationSplitViewStyleConfiguration(
      sidebar: AnyView(sidebar()),
      others: [(.content, AnyView(content())), (.detail, AnyView(detail()))], preferred: preferred,
      visibility: visibility)
  }

  /// The split view in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: NavigationSplitViewStyle>(by style: Style) -> AnyView {
    StyleProperty.view(by: style, in: \.navigationSplitViewStyles) {
      $0.makeBody(configuration: columns)
    }
  }
}
