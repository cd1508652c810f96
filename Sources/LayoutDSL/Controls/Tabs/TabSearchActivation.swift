/// The condition under which a search tab activates its search field.
nonisolated public struct TabSearchActivation: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search field is activated when the tab is selected.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}
