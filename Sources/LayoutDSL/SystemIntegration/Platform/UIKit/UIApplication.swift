import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// The application class, for code that observes UIKit's notifications.
  @MainActor @preconcurrency
  open class UIApplication: UIResponder {
    /// The notification of a memory warning, which `ViewHost.postMemoryWarning()` posts.
    public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")

    /// Called by nothing: events do not reach UIKit's objects.
    open func sendEvent(_ event: UIEvent) {}
  }
#endif
