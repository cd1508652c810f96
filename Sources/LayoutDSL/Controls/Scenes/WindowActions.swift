import ViewCore

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
}
