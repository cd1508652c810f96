import ViewCore

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
