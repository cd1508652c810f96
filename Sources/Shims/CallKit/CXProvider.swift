// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// Calls, which the system shows: there are none, and requests fail.

public enum CXCallEndedReason: Int, Sendable {
  case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
open class CXHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
  public let type: HandleType
  public let value: String
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
open class CXCallUpdate: NSObject, @unchecked Sendable {
  open var remoteHandle: CXHandle?
  open var localizedCallerName: String?
  open var supportsHolding = true
  open var supportsGrouping = true
  open var supportsUngrouping = true
  open var supportsDTMF = true
  open var hasVideo = false
  public override init() { super.init() }
}
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
  open var localizedName: String?
  open var ringtoneSound: String?
  open var iconTemplateImageData: Data?
  open var maximumCallGroups = 2
  open var maximumCallsPerCallGroup = 5
  open var includesCallsInRecents = true
  open var supportsVideo = false
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
  public override init() { super.init() }
  public convenience init(localizedName: String) {
    self.init()
    self.localizedName = localizedName
  }
}
open class CXAction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open private(set) var isComplete = false
  public override init() { super.init() }
  open var timeoutDate: Date { .distantFuture }
  open func fulfill() { isComplete = true }
  open func fail() { isComplete = true }
}
open class CXCallAction: CXAction, @unchecked Sendable {
  public let callUUID: UUID
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
  open var handle: CXHandle
  open var contactIdentifier: String?
  open var isVideo = false
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
  open var callUUIDToGroupWith: UUID?
  public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
    self.callUUIDToGroupWith = callUUIDToGroupWith
    super.init(call: callUUID)
  }
}
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
  public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
  open var digits: String
  open var type: ActionType
  public init(call callUUID: UUID, digits: String, type: ActionType) {
    (self.digits, self.type) = (digits, type)
    super.init(call: callUUID)
  }
}
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
  open var isOnHold: Bool
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
  open var isMuted: Bool
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
open class CXTransaction: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
  public private(set) var actions: [CXAction]
  public init(actions: [CXAction]) { self.actions = actions }
  public convenience init(action: CXAction) { self.init(actions: [action]) }
  open func addAction(_ action: CXAction) { actions.append(action) }
}
public protocol CXProviderDelegate: NSObjectProtocol {
  func providerDidReset(_ provider: CXProvider)
  func providerDidBegin(_ provider: CXProvider)
  func provider(_ provider: CXProvider, perform action: CXStartCallAction)
  func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
  func provider(_ provider: CXProvider, perform action: CXEndCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
  func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
  func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
  func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
  func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}
extension CXProviderDelegate {
  public func providerDidBegin(_ provider: CXProvider) {}
  public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
  public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
  public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
  public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}
open class CXProvider: NSObject, @unchecked Sendable {
  open var configuration: CXProviderConfiguration
  private weak var delegate: (any CXProviderDelegate)?
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
  open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
    throw CXErrorCodeIncomingCallError(.unentitled)
  }
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeIncomingCallError(.unentitled)) }
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {}
  open func reportOutgoingCall(with UUID: UUID, startedConnectingAt date: Date?) {}
  open func reportOutgoingCall(with UUID: UUID, connectedAt date: Date?) {}
  open func invalidate() {}
  open var pendingTransactions: [CXTransaction] { [] }
  open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID)
    -> [CXCallAction]
  { [] }
  open class func reportNewIncomingVoIPPushPayload(
    _ dictionaryPayload: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(CXErrorCodeIncomingCallError(.unentitled))
  }
}
open class CXCall: NSObject, @unchecked Sendable {
  open var uuid: UUID { UUID() }
  open var isOutgoing: Bool { false }
  open var isOnHold: Bool { false }
  open var hasConnected: Bool { false }
  open var hasEnded: Bool { false }
}
public protocol CXCallObserverDelegate: NSObjectProtocol {
  func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}
open class CXCallObserver: NSObject, @unchecked Sendable {
  open var calls: [CXCall] { [] }
  public override init() { super.init() }
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
open class CXCallController: NSObject, @unchecked Sendable {
  public let callObserver = CXCallObserver()
  public override init() { super.init() }
  public init(queue: DispatchQueue) { super.init() }
  open func request(_ transaction: CXTransaction) async throws {
    throw CXErrorCodeRequestTransactionError(.unentitled)
  }
  open func request(
    _ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
  open func requestTransaction(with actions: [CXAction]) async throws {
    throw CXErrorCodeRequestTransactionError(.unentitled)
  }
  open func requestTransaction(
    with actions: [CXAction], completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
  open func requestTransaction(with action: CXAction) async throws {
    throw CXErrorCodeRequestTransactionError(.unentitled)
  }
  open func requestTransaction(
    with action: CXAction, completion: @escaping ((any Error)?) -> Void
  ) { completion(CXErrorCodeRequestTransactionError(.unentitled)) }
}
