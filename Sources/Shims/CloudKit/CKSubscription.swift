// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Subscriptions, which no database accepts, so no notifications arrive.

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public let subscriptionID: ID
  open var notificationInfo: NotificationInfo?
  fileprivate init(subscriptionID: ID) { self.subscriptionID = subscriptionID }

  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var title: String?
    open var titleLocalizationKey: String?
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(subscriptionID: subscriptionID)
  }
}

/// A notification of iCloud; no dictionary is one.
open class CKNotification: NSObject, @unchecked Sendable {
  open var titleLocalizationKey: String? { nil }
  open var alertLocalizationKey: String? { nil }
  open var subscriptionID: CKSubscription.ID? { nil }
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}
