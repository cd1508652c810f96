/// An action that opens a window; it has no effect, since a screen shows one window.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Opens a window for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) {}

  /// Opens a window with an identifier for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}
