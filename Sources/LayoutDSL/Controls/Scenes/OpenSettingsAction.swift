/// An action that opens the settings; it has no effect, since a screen shows one window.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}

  /// Opens the settings.
  public func callAsFunction() {}
}
