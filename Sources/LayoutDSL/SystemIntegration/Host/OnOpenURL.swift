import Foundation
import ViewCore

extension View {
  /// Adds an action for URLs that the app is opened with, which `ViewHost.open(_:)` sends.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    hostAttribute("", payload: action)
  }

  /// Sets whether links in the view open inside the app if it can show them.
  nonisolated public func onOpenURL(prefersInApp: Bool) -> some View {
    hostAttribute(prefersInApp)
  }

  /// Adds an action for user activities of a type that other devices or apps continue.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    hostAttribute(activityType, payload: action)
  }

  /// Advertises a user activity while the view is visible; `update` sets its properties.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    hostAttribute(isActive ? activityType : "not active", payload: update)
  }

  /// Advertises a user activity for an element; nil advertises none.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    hostAttribute(
      element == nil ? "not active" : activityType,
      payload: element.map { element in { (activity: NSUserActivity) in update(element, activity) }
      }
    )
  }
}
