#if !canImport(UIKit)
  import Foundation

  /// The application under UIKit's name, for code that listens to what happens to it.
  @MainActor
  open class UIApplication: NSObject {
    /// Says that memory is short; `ViewHost.postMemoryWarning()` posts it.
    public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
  }
#endif
