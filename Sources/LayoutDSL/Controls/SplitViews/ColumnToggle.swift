import SystemIntegration
import ViewCore

/// The button that shows or hides columns, in the bar of the first visible one.
nonisolated struct ColumnToggle: Equatable {
  /// The visibility after a tap.
  let target: NavigationSplitViewVisibility
  let visibility: Binding<NavigationSplitViewVisibility>

  static func == (left: Self, right: Self) -> Bool { left.target == right.target }
}

/// The label and the action of the button.
struct ColumnToggleButton: View {
  let toggle: ColumnToggle

  var body: some View {
    Button {
      toggle.visibility.wrappedValue = toggle.target
    } label: {
      Image(systemName: "sidebar.leading").accessibilityLabel(Text("Toggle sidebar"))
    }
  }
}

extension EnvironmentValues {
  private enum ColumnToggleKey: EnvironmentKey {
    static var defaultValue: ColumnToggle? { nil }
  }
  private enum SidebarColumnKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The button of the column that contains the view; nil if the column has none.
  var columnToggle: ColumnToggle? {
    get { self[ColumnToggleKey.self] }
    set { self[ColumnToggleKey.self] = newValue }
  }

  /// Whether the view is in a sidebar, which has a background of its own.
  var isInSidebar: Bool {
    get { self[SidebarColumnKey.self] }
    set { self[SidebarColumnKey.self] = newValue }
  }
}
