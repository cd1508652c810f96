import Foundation

extension ProcessInfo {
  /// Whether the process is an app for iPhone on a Vision: never.
  public var isiOSAppOnVision: Bool { false }
}
