/// The place of an adaptable tab view's tabs.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A tab bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
