/// Makes a new document: a screen shows one window, so nothing happens.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}

  /// Makes a document from a value.
  public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) {}
}
