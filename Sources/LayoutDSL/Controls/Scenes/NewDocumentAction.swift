/// An action that makes a new document; it has no effect, since a screen shows one window.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}

  /// Makes a document from a value.
  public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) {}
}
