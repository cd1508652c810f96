// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Subscriptions, which no database accepts, so no notifications arrive.

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public let subscriptionID: ID
  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone, database
  }
  open var subscriptionType: SubscriptionType { .query }
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
    open var shouldSendMutableContent = false
    open var subtitle: String?
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    open var subtitleLocalizationKey: String?
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var alertActionLocalizationKey: String?
    open var alertLaunchImage: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var category: String?
    open var collapseIDKey: String?
    public override init() { super.init() }
    public convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil,
      alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil,
      titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
      subtitle: String? = nil, subtitleLocalizationKey: String? = nil,
      subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
      alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil,
      soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false,
      shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false,
      category: String? = nil, collapseIDKey: String? = nil
    ) {
      self.init()
      (self.alertBody, self.title, self.subtitle) = (alertBody, title, subtitle)
      (self.alertLocalizationKey, self.alertLocalizationArgs) =
        (alertLocalizationKey, alertLocalizationArgs)
      (self.titleLocalizationKey, self.titleLocalizationArgs) =
        (titleLocalizationKey, titleLocalizationArgs)
      (self.subtitleLocalizationKey, self.subtitleLocalizationArgs) =
        (subtitleLocalizationKey, subtitleLocalizationArgs)
      (self.alertActionLocalizationKey, self.alertLaunchImage) =
        (alertActionLocalizationKey, alertLaunchImage)
      (self.soundName, self.desiredKeys) = (soundName, desiredKeys)
      self.shouldBadge = shouldBadge
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.shouldSendMutableContent = shouldSendMutableContent
      (self.category, self.collapseIDKey) = (category, collapseIDKey)
    }
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
  open var zoneID: CKRecordZone.ID?

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
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .recordZone }
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID: subscriptionID)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .database }
  public override init(subscriptionID: CKSubscription.ID = UUID().uuidString) {
    super.init(subscriptionID: subscriptionID)
  }
}

/// A notification of a server; no dictionary is one.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }
  open class ID: NSObject, @unchecked Sendable {}
  open var notificationType: NotificationType { .query }
  open var notificationID: ID? { nil }
  open var containerIdentifier: String? { nil }
  open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
  open var isPruned: Bool { false }
  open var title: String? { nil }
  open var titleLocalizationKey: String? { nil }
  open var subtitle: String? { nil }
  open var alertBody: String? { nil }
  open var alertLocalizationKey: String? { nil }
  open var badge: NSNumber? { nil }
  open var soundName: String? { nil }
  open var category: String? { nil }
  open var subscriptionID: CKSubscription.ID? { nil }
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated, recordDeleted
  }
  open var queryNotificationReason: Reason { .recordCreated }
  open var recordFields: [String: Any]? { nil }
  open var recordID: CKRecord.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open override var notificationType: NotificationType { .recordZone }
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open override var notificationType: NotificationType { .database }
  open var databaseScope: CKDatabase.Scope { .private }
}
