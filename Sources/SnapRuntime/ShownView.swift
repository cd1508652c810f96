import LayoutDSL
import Render

/// A view that a task shows on a separate screen.
struct ShownView {
  let name: String
  /// The screen that the view asks for; nil if the view is not a preview.
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

  /// Returns the warning about the device that the view asks for; nil if the device is known.
  func deviceWarning(on screen: ScreenSettings) -> Warning? {
    guard screen.device == nil, screen.size == nil, let name = settings?.device?.rawValue,
      Device(named: name) == nil
    else { return nil }
    let close = Device.names(like: name).first ?? "iPhone SE (3rd generation)"
    return Warning(
      mistake: "snap does not know the device '\(name)'; the preview has the screen of an "
        + "\(Device.standard.name).",
      advice: "Write an iPhone since 2015 or iPad since 2018, such as \(close).", literal: name)
  }
}
