import Foundation

/// Opens a document: a screen shows one window, so nothing happens.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}

  /// Opens the document at a URL.
  public func callAsFunction(at url: URL) async throws {}
}
