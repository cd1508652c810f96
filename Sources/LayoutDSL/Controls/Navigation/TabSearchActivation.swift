/// When a search tab activates its search field.
nonisolated public struct TabSearchActivation: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// When the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
