import ViewCore

#if os(Linux)
  import Foundation

  /// The state of a device, for code that saves power; a screen is drawn as on a cool device with a
  /// full battery.
  extension ProcessInfo {
    /// The thermal state of a device.
    public enum ThermalState: Int, Sendable {
      /// The usual temperature.
      case nominal
      /// Slightly warm.
      case fair
      /// Warm.
      case serious
      /// Too warm.
      case critical
    }

    /// Whether the device saves power: false.
    public var isLowPowerModeEnabled: Bool { false }
    /// The thermal state of the device: nominal.
    public var thermalState: ThermalState { .nominal }
    /// Whether an app for a phone runs on a Mac: false.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an app runs in Mac Catalyst: false.
    public var isMacCatalystApp: Bool { false }
  }

  extension Notification.Name {
    /// A notification that the device begins or ends to save power, which is not posted.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
      "NSProcessInfoPowerStateDidChangeNotification")
  }
#endif
