/// What becomes of the navigation bar while a search is active.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// It stays.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}
