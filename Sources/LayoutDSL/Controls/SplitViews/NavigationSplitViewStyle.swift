import ViewCore

/// The appearance of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a split view.
  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Returns the view of a split view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a split view, as a style receives them.
///
/// They are opaque, as in SwiftUI: a style passes them on to a style of the system.
nonisolated public struct NavigationSplitViewStyleConfiguration {
  let sidebar: AnyView
  /// The columns above the sidebar, and their names.
  let others: [(column: NavigationSplitViewColumn, view: AnyView)]
  /// The column that is visible on iPhone; nil if the selections decide.
  let preferred: Binding<NavigationSplitViewColumn>?
  /// The columns that are visible on iPad; nil if the split view decides.
  let visibility: Binding<NavigationSplitViewVisibility>?
}

/// The default style of split views; one column on iPhone.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the columns side by side, or as the screens of a navigation stack.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(columns: configuration, arrangement: .automatic)
  }
}

/// A split view style that shrinks the detail column to show the others; one column on iPhone.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the columns side by side, or as the screens of a navigation stack.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(columns: configuration, arrangement: .besideDetail)
  }
}

/// A split view style that keeps the size of the detail column; one column on iPhone.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the columns side by side, or as the screens of a navigation stack.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SplitColumns(columns: configuration, arrangement: .overDetail)
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style of split views; one column on iPhone.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Shrinks the detail column to show the other columns; one column on iPhone.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Keeps the size of the detail column; one column on iPhone.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the style of the split views in the view.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(EnvironmentWritingModifier { $0.navigationSplitViewStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum NavigationSplitViewStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any NavigationSplitViewStyle> {
      StyleStack(default: AutomaticNavigationSplitViewStyle())
    }
  }

  var navigationSplitViewStyles: StyleStack<any NavigationSplitViewStyle> {
    get { self[NavigationSplitViewStylesKey.self] }
    set { self[NavigationSplitViewStylesKey.self] = newValue }
  }
}
