/// An action that ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated init() {}

  /// Has no effect: the search field of a screen is never active.
  public func callAsFunction() {}
}
