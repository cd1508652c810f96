// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The texts and settings of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var targetContentIdentifier: String?
    var filterCriteria: String?
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var summaryArgument = ""
    var summaryArgumentCount = 1
  }

  fileprivate var values = Values()

  public override init() { super.init() }

  open var title: String { values.title }
  open var subtitle: String { values.subtitle }
  open var body: String { values.body }
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  open var categoryIdentifier: String { values.categoryIdentifier }
  open var threadIdentifier: String { values.threadIdentifier }
  open var launchImageName: String { values.launchImageName }
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  open var filterCriteria: String? { values.filterCriteria }
  open var attachments: [UNNotificationAttachment] { values.attachments }
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  open var relevanceScore: Double { values.relevanceScore }
  open var summaryArgument: String { values.summaryArgument }
  open var summaryArgumentCount: Int { values.summaryArgumentCount }

  /// Returns the content, to which an intent adds nothing.
  open func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent { self }

  open override func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }
  open override func mutableCopy() -> Any { mutableCopy(with: nil) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}

/// The texts and settings of a notification to be scheduled.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  open override var filterCriteria: String? {
    get { values.filterCriteria }
    set { values.filterCriteria = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { values.relevanceScore }
    set { values.relevanceScore = newValue }
  }
  open override var summaryArgument: String {
    get { values.summaryArgument }
    set { values.summaryArgument = newValue }
  }
  open override var summaryArgumentCount: Int {
    get { values.summaryArgumentCount }
    set { values.summaryArgumentCount = newValue }
  }
}

/// An object that adds to the content of a notification, such as an intent to send a message.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive, active, timeSensitive, critical
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  open class var `default`: UNNotificationSound { UNNotificationSound(name: "default") }
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: "critical") }
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: "ringtone") }
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name.rawValue) }
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(name: "critical")
  }
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound)?.name == name
  }
  open override var hash: Int { name.hashValue }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  public let type: String

  /// Creates an attachment of a file; an identifier that is empty is replaced by a new one.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String ?? URL.pathExtension
  }
}

extension NSString {
  /// Returns the text of a key of the app, with arguments.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
    let arguments = (arguments ?? []).compactMap { $0 as? any CVarArg }
    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
  }
}
