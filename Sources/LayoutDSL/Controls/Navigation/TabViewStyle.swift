import ViewCore

/// How tab views look.
public protocol TabViewStyle {
  /// What the style looks like; the library's own styles say so themselves.
  static var _look: _TabViewLook { get }
}

/// The looks that tab views have.
public enum _TabViewLook: Sendable {
  /// A bar below the screens.
  case bar
  /// Pages, with dots or without.
  case page(dots: Bool)
}

/// The style tab views have unless another is set: a bar below the screens.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
  /// A bar below the screens.
  public static var _look: _TabViewLook { .bar }
}

/// Pages that are turned by dragging.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Always.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Never.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Pages with dots.
  public static var _look: _TabViewLook { .page(dots: true) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style tab views have unless another is set.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned by dragging.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are turned by dragging, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension View {
  /// Sets how tab views in the view look.
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
