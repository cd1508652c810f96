import Foundation

extension NSNotification.Name {
  /// Never posted: the clock of a screen is virtual.
  public static let NSSystemClockDidChange = NSNotification.Name(
    "NSSystemClockDidChangeNotification")
  /// Never posted: there is no extension of another app.
  public static let NSExtensionHostWillEnterForeground = NSNotification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  /// Never posted: there is no extension of another app.
  public static let NSExtensionHostDidEnterBackground = NSNotification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  /// Never posted: there is no extension of another app.
  public static let NSExtensionHostWillResignActive = NSNotification.Name(
    "NSExtensionHostWillResignActiveNotification")
  /// Never posted: there is no extension of another app.
  public static let NSExtensionHostDidBecomeActive = NSNotification.Name(
    "NSExtensionHostDidBecomeActiveNotification")
  /// Never posted: all resources are there.
  public static let NSBundleResourceRequestLowDiskSpace = NSNotification.Name(
    "NSBundleResourceRequestLowDiskSpaceNotification")
}

extension ProcessInfo {
  /// Never posted: the temperature does not change.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension UserDefaults {
  /// Never posted: the size of the values has no limit.
  public static let sizeLimitExceededNotification = NSNotification.Name(
    "NSUserDefaultsSizeLimitExceededNotification")
}

extension Bundle {
  /// Never posted: the program is one bundle.
  public static let didLoadNotification = NSNotification.Name("NSBundleDidLoadNotification")
}
