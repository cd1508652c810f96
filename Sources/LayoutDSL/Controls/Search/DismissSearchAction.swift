/// An action that ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let search: SearchPresentation?

  nonisolated init(_ search: SearchPresentation?) {
    self.search = search
  }

  /// Ends the search; does nothing if none is active.
  public func callAsFunction() { search?.end() }
}
