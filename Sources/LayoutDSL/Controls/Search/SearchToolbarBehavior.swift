/// The size of a search field in a toolbar.
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static var automatic: SearchToolbarBehavior { SearchToolbarBehavior(name: "automatic") }
  /// A button.
  public static var minimize: SearchToolbarBehavior { SearchToolbarBehavior(name: "minimize") }
}
