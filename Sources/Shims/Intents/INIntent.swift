// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import SystemIntegration
import ViewCore

// Siri's intents, which nobody speaks.

open class INIntent: NSObject, @unchecked Sendable {
  open var identifier: String? { nil }
  open var suggestedInvocationPhrase: String?
  open var intentDescription: String? { nil }
  public override init() { super.init() }
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
  public init(intent: INIntent, response: INIntentResponse?) {
    (self.intent, intentResponse) = (intent, response)
  }
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { completion?(nil) }
  open func donate() async throws {}
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    completion?(nil)
  }
}
open class INObject: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
}
open class INImage: NSObject, @unchecked Sendable {
  public init(named name: String) {}
  public init(imageData: Data) {}
  open class func systemImageNamed(_ systemImageName: String) -> INImage {
    INImage(named: systemImageName)
  }
}
open class INObjectCollection<ObjectType: AnyObject>: NSObject {
  public let allItems: [ObjectType]
  public init(items: [ObjectType]) { allItems = items }
}
open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
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
  public init?(intent: INIntent) { self = .intent(intent) }
  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }
}
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  open var invocationPhrase: String { "" }
}
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  public static let shared = INVoiceShortcutCenter()
  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
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
