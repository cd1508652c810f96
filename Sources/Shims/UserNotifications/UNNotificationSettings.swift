// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always, whenAuthenticated, never }

/// The user's permissions: none, since no user was asked.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
  open var directMessagesSetting: UNNotificationSetting { .notSupported }
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
  open var soundSetting: UNNotificationSetting { .notSupported }
  open var badgeSetting: UNNotificationSetting { .notSupported }
  open var alertSetting: UNNotificationSetting { .notSupported }
  open var notificationCenterSetting: UNNotificationSetting { .notSupported }
  open var lockScreenSetting: UNNotificationSetting { .notSupported }
  open var carPlaySetting: UNNotificationSetting { .notSupported }
  open var criticalAlertSetting: UNNotificationSetting { .notSupported }
  open var announcementSetting: UNNotificationSetting { .notSupported }
  open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  open var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  open var alertStyle: UNAlertStyle { .none }
  open var showPreviewsSetting: UNShowPreviewsSetting { .always }
  open var providesAppNotificationSettings: Bool { false }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
