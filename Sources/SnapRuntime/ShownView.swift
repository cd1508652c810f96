import LayoutDSL
import Render

/// A view that a task shows on a screen of its own.
struct ShownView {
  let name: String
  /// The screen that the view asks for; nil if it is no preview.
  private let settings: PreviewSettings?
  private let makeHost: @MainActor (ScreenSettings, PreviewSettings) throws -> ViewHost

  init(
    name: String, settings: PreviewSettings? = nil,
    makeHost: @escaping @MainActor (ScreenSettings, PreviewSettings) throws -> ViewHost
  ) {
    self.name = name
    self.settings = settings
    self.makeHost = makeHost
  }

  /// Returns a new screen with the view.
  @MainActor func host(on screen: ScreenSettings) throws -> ViewHost {
    try makeHost(screen, settings ?? PreviewSettings())
  }

  /// The warning about a device that the view asks for, if it is unknown.
  func deviceWarning(on screen: ScreenSettings) -> Warning? {
    guard screen.device == nil, screen.size == nil, let name = settings?.device?.rawValue,
      Device(named: name) == nil
    else { return nil }
    let close = Device.names(like: name).first ?? "iPhone SE (3rd generation)"
    return Warning(
      mistake: "'\(name)' is no device that snap knows; the preview has the screen of an "
        + "\(Device.standard.name).",
      advice: "Write an iPhone or iPad since 2018, such as \(close).", literal: name)
  }
}
