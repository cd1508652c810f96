/// Opens a window: a screen shows only one, so nothing happens.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}

  /// Opens a window for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}

  /// Opens the window with an identifier.
  public func callAsFunction(id: String) {}

  /// Opens a window of an identifier for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}
