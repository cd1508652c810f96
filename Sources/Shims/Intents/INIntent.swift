// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import SystemIntegration
import ViewCore

// Siri's intents; none is performed.

open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  open var donationMetadata: INIntentDonationMetadata?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  private var images: [AnyKeyPath: INImage] = [:]
  public override init() { super.init() }
  open func keyImage() -> INImage? { images.values.first }
  fileprivate func keep(_ image: INImage?, for keyPath: AnyKeyPath) { images[keyPath] = image }
  fileprivate func kept(for keyPath: AnyKeyPath) -> INImage? { images[keyPath] }
}
open class INIntentDonationMetadata: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata, @unchecked Sendable {
  open var mentionsCurrentUser = false
  open var isReplyToCurrentUser = false
  open var notifyRecipientAnyway = false
  open var recipientCount = 0
}
/// An intent whose values have pictures, by their key paths.
public protocol _INImageKeyed: INIntent {}
extension INIntent: _INImageKeyed {}
extension _INImageKeyed {
  public func setImage<Value>(_ image: INImage?, forParameterNamed name: KeyPath<Self, Value>) {
    keep(image, for: name)
  }
  public func image<Value>(forParameterNamed name: KeyPath<Self, Value>) -> INImage? {
    kept(for: name)
  }
}
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
public enum INIntentHandlingStatus: Int, Sendable {
  case unspecified, ready, inProgress, success, failure, deferredToApplication
  case userConfirmationRequired
}
open class INIntentResponse: NSObject, @unchecked Sendable {
  open var userActivity: NSUserActivity?
  public override init() { super.init() }
}
open class INExtension: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func handler(for intent: INIntent) -> Any { self }
}
open class INInteraction: NSObject, @unchecked Sendable {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = UUID().uuidString
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
  open class func delete(
    with identifiers: [String], completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }
  open class func delete(
    with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(nil)
  }
  open class func deleteAll() async throws {}
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  open func donate() async throws {}
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var alternativeSpeakableMatches: [INSpeakableString]?
  open var subtitleString: String?
  open var displayImage: INImage?
  public required init(
    identifier: String?, display displayString: String, pronunciationHint: String?
  ) {
    (self.identifier, self.displayString) = (identifier, displayString)
    self.pronunciationHint = pronunciationHint
  }
  public convenience init(identifier: String?, display displayString: String) {
    self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
  }
  public convenience init(
    identifier: String?, display displayString: String, subtitle subtitleString: String?,
    image displayImage: INImage?
  ) {
    self.init(identifier: identifier, display: displayString)
    (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
  }
  public convenience init(
    identifier: String?, display displayString: String, pronunciationHint: String?,
    subtitle subtitleString: String?, image displayImage: INImage?
  ) {
    self.init(
      identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
    (self.subtitleString, self.displayImage) = (subtitleString, displayImage)
  }
}
open class INImage: NSObject, @unchecked Sendable {
  public init(named name: String) {}
  public init(imageData: Data) {}
  public init?(url URL: URL) {}
  public init?(url URL: URL, width: Double, height: Double) {}
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(named: systemImageName)
  }
}
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
  public let allItems: [ObjectType]
  public init(items: [ObjectType]) { allItems = items }
  public init(sections: [INObjectSection<ObjectType>]) { allItems = sections.flatMap(\.items) }
}
open class INObjectSection<ObjectType: AnyObject>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  open private(set) var vocabularyIdentifier: String?
  open private(set) var pronunciationHint: String?
  open var identifier: String? { vocabularyIdentifier }
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.spokenPhrase = spokenPhrase
    (self.vocabularyIdentifier, self.pronunciationHint) = (vocabularyIdentifier, pronunciationHint)
  }
}
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
open class INPreferences: NSObject, @unchecked Sendable {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  open class func siriLanguageCode() -> String { "en-US" }
}
public enum INShortcut {
  case intent(INIntent), userActivity(NSUserActivity)
  public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  open var invocationPhrase: String { "" }
  open var identifier: UUID { UUID() }
  open var shortcut: INShortcut { .userActivity(NSUserActivity(activityType: "")) }
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
  open func getAllVoiceShortcuts(
    completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) {
    completion([], nil)
  }
  open func getVoiceShortcut(
    with identifier: UUID, completion: @escaping (INVoiceShortcut?, (any Error)?) -> Void
  ) {
    completion(nil, nil)
  }
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
open class INTask: NSObject, @unchecked Sendable {
  public let title: INSpeakableString
  public init(
    title: INSpeakableString, status: INTaskStatus, taskType: INTaskType,
    spatialEventTrigger: Any?, temporalEventTrigger: Any?,
    createdDateComponents: DateComponents?, modifiedDateComponents: DateComponents?,
    identifier: String?
  ) {
    self.title = title
  }
}
public enum INTaskStatus: Int, Sendable { case unknown, notCompleted, completed }
public enum INTaskType: Int, Sendable { case unknown, notCompletable, completable }

extension NSUserActivity {
  public var suggestedInvocationPhrase: String? {
    get { nil }
    set {}
  }
  public var shortcutAvailability: INShortcutAvailabilityOptions {
    get { [] }
    set {}
  }
}
public struct INShortcutAvailabilityOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sleepMindfulness = INShortcutAvailabilityOptions(rawValue: 1)
}
