/// The condition under which the tab bar is minimized.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// The tab bar is minimized when the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// The tab bar is minimized when the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// The tab bar is never minimized.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
