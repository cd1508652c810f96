/// An action that closes a window; it has no effect, since a screen keeps its only window.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes the window of the view.
  public func callAsFunction() {}

  /// Closes the window with an identifier.
  public func callAsFunction(id: String) {}

  /// Closes the windows for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}

  /// Closes the window with an identifier for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}
