// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Notifications. They are stored and never shown.

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// The center for the app's notifications; requests are stored, and the user denies permission.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { true }

  open class func current() -> UNUserNotificationCenter { center }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(lock.withLock { categories })
  }
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  /// Keeps a request in place of one with its identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }
  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { requests }
  }
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(lock.withLock { requests })
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

  open func deliveredNotifications() async -> [UNNotification] { [] }
  open func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) {
    completionHandler([])
  }
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
}
