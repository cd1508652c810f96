/// The behaviour of the navigation bar while a search is active.
nonisolated public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the platform.
  public static var automatic: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "automatic")
  }
  /// The bar stays visible.
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(name: "avoidHidingContent")
  }
}
