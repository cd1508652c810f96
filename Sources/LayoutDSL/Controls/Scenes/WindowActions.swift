import Foundation
import ViewCore

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

/// Opens the settings: a screen shows one window, so nothing happens.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}

  /// Opens the settings.
  public func callAsFunction() {}
}

/// Makes a new document: a screen shows one window, so nothing happens.
@MainActor @preconcurrency
public struct NewDocumentAction {
  nonisolated init() {}

  /// Makes a document from a value.
  public func callAsFunction<D>(_ newDocument: @autoclosure @escaping () -> D) {}
}

/// Opens a document: a screen shows one window, so nothing happens.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  nonisolated init() {}

  /// Opens the document at a URL.
  public func callAsFunction(at url: URL) async throws {}
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Opens the settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Makes a new document.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// Opens a document.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Whether an app may have several windows: not on the iPhone.
  public var supportsMultipleWindows: Bool { false }
}
