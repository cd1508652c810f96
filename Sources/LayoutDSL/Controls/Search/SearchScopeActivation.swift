/// The condition under which the scopes of a search are visible.
nonisolated public struct SearchScopeActivation: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(name: "automatic") }
  /// The scopes are visible while there is a text.
  public static var onTextEntry: SearchScopeActivation {
    SearchScopeActivation(name: "onTextEntry")
  }
  /// The scopes are visible while the search is active.
  public static var onSearchPresentation: SearchScopeActivation {
    SearchScopeActivation(name: "onSearchPresentation")
  }
}
