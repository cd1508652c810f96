/// When the tab bar becomes small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
