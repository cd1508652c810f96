import Foundation
import ViewCore

/// The place of the tabs of a tab view.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// A bar above the screen.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// A bar below the screen.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// A sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// A bar beside the window.
  public static let ornament = TabBarPlacement(name: "ornament")
  /// The dots of pages.
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// The size of the rows of a sidebar.
nonisolated public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Rows of the default size.
  case medium
  /// Large rows.
  case large
}

extension EnvironmentValues {
  private enum TabBarPlacementKey: EnvironmentKey {
    static var defaultValue: TabBarPlacement? { nil }
  }
  private enum TopTabBarWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }
  private enum SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
  }

  /// The place of the tabs of the enclosing tab view; nil outside tab views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// The width of the tab bar in the row of the navigation bar, in points; 0 before its layout.
  var topTabBarWidth: CGFloat {
    get { self[TopTabBarWidthKey.self] }
    set { self[TopTabBarWidthKey.self] = newValue }
  }

  /// Whether the tabs are shown with their sections; never: a bar of iPhone shows single tabs.
  public var isTabBarShowingSections: Bool { false }

  /// The size of the rows of sidebars; a screen draws them like other rows.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
