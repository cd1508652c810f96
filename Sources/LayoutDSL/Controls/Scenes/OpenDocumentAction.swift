import Foundation

/// An action that opens a document; it has no effect, since a screen shows one window.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}

  /// Opens the document at a URL.
  public func callAsFunction(at url: URL) async throws {}
}
