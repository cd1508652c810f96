import ViewCore

/// The appearance of tab views.
public protocol TabViewStyle {
  /// The appearance that the style selects.
  static var _look: _TabViewLook { get }
}

/// The appearances of the system's tab view styles.
public enum _TabViewLook: Sendable {
  /// A tab bar below the screens.
  case bar
  /// Pages, with or without a page indicator.
  case page(dots: Bool)
}

/// The default style of tab views: a tab bar below the screens.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// A tab bar below the screens.
  public static var _look: _TabViewLook { .bar }
}

/// Pages that the user turns by dragging.
public struct PageTabViewStyle: TabViewStyle {
  /// When the page indicator is visible.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// If there are several pages.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Hidden, whatever the number of pages.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Pages with a page indicator.
  public static var _look: _TabViewLook { .page(dots: true) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of tab views.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that the user turns by dragging, with a page indicator.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that the user turns by dragging, with or without a page indicator.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let page = style as? PageTabViewStyle
    return environment(\.tabViewLook, page.map { .page(dots: $0.mode.showsDots) } ?? S._look)
  }
}

extension EnvironmentValues {
  private enum TabViewLookKey: EnvironmentKey {
    static var defaultValue: _TabViewLook { .bar }
  }

  var tabViewLook: _TabViewLook {
    get { self[TabViewLookKey.self] }
    set { self[TabViewLookKey.self] = newValue }
  }
}
