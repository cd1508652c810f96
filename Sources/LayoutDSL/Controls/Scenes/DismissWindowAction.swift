/// Closes a window: a screen keeps its only one, so nothing happens.
@MainActor @preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes the window of the view.
  public func callAsFunction() {}

  /// Closes the window with an identifier.
  public func callAsFunction(id: String) {}

  /// Closes the windows for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}

  /// Closes the window of an identifier for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}
