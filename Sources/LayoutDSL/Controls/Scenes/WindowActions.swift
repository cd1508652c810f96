import Foundation
import ViewCore

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

/// An action that opens the settings; it has no effect, since a screen shows one window.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}

  /// Opens the settings.
  public func callAsFunction() {}
}

/// An action that makes a new document; it has no effect, since a screen shows one window.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}

  /// Makes a document from a value.
  public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) {}
}

/// An action that opens a document; it has no effect, since a screen shows one window.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}

  /// Opens the document at a URL.
  public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// The action that closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// The action that opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// The action that makes a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// The action that opens a document.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Whether an app can have several windows: not on iPhone.
  public var supportsMultipleWindows: Bool { false }
}
