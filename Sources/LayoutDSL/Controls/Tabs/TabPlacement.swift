/// The place of a tab.
nonisolated public struct TabPlacement: Hashable, Sendable {
  private let name: String

  /// The default of the tab view.
  public static let automatic = TabPlacement(name: "automatic")
  /// The tab bar and the sidebar; the user cannot move the tab.
  public static let pinned = TabPlacement(name: "pinned")
  /// The sidebar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
