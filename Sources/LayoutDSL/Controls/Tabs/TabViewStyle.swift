import Foundation
import ViewCore

/// The appearance of tab views.
///
/// Only the system's styles conform: as in SwiftUI, the requirement is not public API.
public protocol TabViewStyle: Sendable {
  /// Returns the view of a tab view.
  @MainActor func _makeBody(_ tabView: _TabViewParts) -> AnyView
}

/// The parts of a tab view that its style displays.
nonisolated public struct _TabViewParts {
  /// The screens.
  let subviews: SubviewsCollection
  /// The index of the selected screen.
  let selected: Int
  /// The place of the tabs.
  let placement: TabBarPlacement
  /// Whether the tabs are in a sidebar; nil if there can be none.
  let sidebar: Binding<Bool>?
  /// The width of a tab bar at the top, in points.
  let topBarWidth: Binding<CGFloat>
  /// Whether content is behind a bar at the bottom in which it fades; the screens read it.
  let fadesAtTabBar: Binding<Bool>
  /// Selects the screen with an index; an index without a screen has no effect.
  let select: (Int) -> Void
}

/// The default style of tab views: a tab bar below the screens, on iPad above them.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the selected screen with a tab bar.
  @MainActor public func _makeBody(_ tabView: _TabViewParts) -> AnyView {
    AnyView(TabScreen(tabView: tabView).windowSafeArea())
  }
}

/// Pages that the user turns by dragging.
nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// The display mode of the page indicator.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool

    /// The indicator is visible if there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// The indicator is visible if there are several pages.
    public static let always = IndexDisplayMode(showsDots: true)
    /// The indicator is hidden.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Returns the selected page, with the page indicator that the display mode asks for.
  @MainActor public func _makeBody(_ tabView: _TabViewParts) -> AnyView {
    AnyView(TabPages(tabView: tabView, showsDots: mode.showsDots))
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The default style of tab views.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A tab bar on iPhone; on iPad a tab bar with a button that shows a sidebar instead.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the selected screen with a tab bar or a sidebar.
  @MainActor public func _makeBody(_ tabView: _TabViewParts) -> AnyView {
    DefaultTabViewStyle()._makeBody(tabView)
  }
}

/// A tab bar on every device.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// Returns the selected screen with a tab bar.
  @MainActor public func _makeBody(_ tabView: _TabViewParts) -> AnyView {
    DefaultTabViewStyle()._makeBody(tabView)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar on iPhone, and a sidebar where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar on every device.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
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
    modifier(EnvironmentWritingModifier { $0.tabViewStyle = style })
  }
}

extension EnvironmentValues {
  private enum TabViewStyleKey: EnvironmentKey {
    static var defaultValue: any TabViewStyle { DefaultTabViewStyle() }
  }

  var tabViewStyle: any TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
