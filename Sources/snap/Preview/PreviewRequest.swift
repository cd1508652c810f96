import Foundation
import Render
import SnapRuntime

/// A request of the page: something about one screen.
struct PreviewRequest: Codable {
  enum Kind: String, Codable {
    case picture, inspect, explain
  }

  /// The settings of a screen that the page varies.
  struct Screen: Codable {
    /// The name of a device; empty for that of the preview.
    var device = ""
    var isLandscape = false
    var showsStatusBar = false
    var scheme = ScreenSettings.Scheme.light
    var typeSize = ScreenSettings.TypeSize.large
    var isRightToLeft = false
    var systemVersion = 18
    /// Pixels per point; nil for those of the device.
    var scale: Double?
  }

  /// The number that the answer repeats.
  var number: Int
  var kind: Kind
  var view: SessionView.Index
  var screen: Screen
  /// The steps since the view appeared, as a script.
  var script: String
  /// The point to explain.
  var point: CGPoint?

  /// Returns the screen, with the other settings of the command line.
  func sessionScreen(base: ScreenSettings) throws -> SessionScreen {
    var settings = base
    if !screen.device.isEmpty {
      guard Device(named: screen.device) != nil else {
        throw Failure.choice("there is no device '\(screen.device.visible)'")
      }
      settings.device = screen.device
    }
    guard ScreenSettings.systemVersions.contains(screen.systemVersion), (screen.scale ?? 1) > 0,
      (screen.scale ?? 1) <= 4
    else { throw Failure.choice("the version is from 15 to 26, and the scale at most 4") }
    settings.isLandscape = screen.isLandscape && !screen.device.isEmpty
    settings.showsStatusBar = screen.showsStatusBar
    settings.scheme = screen.scheme
    settings.typeSize = screen.typeSize
    settings.isRightToLeft = screen.isRightToLeft
    settings.systemVersion = screen.systemVersion
    settings.scale = screen.scale ?? base.scale
    let steps =
      script.allSatisfy(\.isWhitespace)
      ? [ScriptStep(.finishAnimations)] : try Script.steps(of: script, name: "script")
    return SessionScreen(view: view, settings: settings, steps: steps)
  }
}
