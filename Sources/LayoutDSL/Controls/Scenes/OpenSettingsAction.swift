/// Opens the settings: a screen shows one window, so nothing happens.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  nonisolated init() {}

  /// Opens the settings.
  public func callAsFunction() {}
}
