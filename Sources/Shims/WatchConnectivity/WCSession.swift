// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// A device without a paired watch.

/// Whether messages can be exchanged, can only be received, or neither.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The connection between a phone and a watch, which is never active.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var hasContentPending: Bool { false }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { 0 }
  open var watchDirectoryURL: URL? { nil }
  open var isReachable: Bool { false }
  open var isCompanionAppInstalled: Bool { false }
  open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

  /// Notifies the delegate that there is no session.
  open func activate() {
    delegate?.session(
      self, activationDidCompleteWith: .notActivated, error: WCError(.deviceNotPaired))
  }

  /// Reports to the error handler that the watch is out of reach.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.notReachable))
  }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.notReachable))
  }

  /// Throws an error, because the session is not active.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotActivated)
  }

  /// Notifies the delegate that the values were not delivered.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo, isForComplication: false)
    delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotActivated))
    return transfer
  }
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo, isForComplication: true)
    delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotActivated))
    return transfer
  }

  /// Notifies the delegate that the file was not delivered.
  @discardableResult
  open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
    let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
    delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotActivated))
    return transfer
  }
}

/// Values on the way to a watch: they never arrive.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  public let userInfo: [String: Any]
  public let isCurrentComplicationInfo: Bool
  open var isTransferring: Bool { false }
  init(_ userInfo: [String: Any], isForComplication: Bool) {
    (self.userInfo, isCurrentComplicationInfo) = (userInfo, isForComplication)
  }
  open func cancel() {}
}

open class WCSessionFile: NSObject, @unchecked Sendable {
  public let fileURL: URL
  public let metadata: [String: Any]?
  init(_ url: URL, _ metadata: [String: Any]?) { (fileURL, self.metadata) = (url, metadata) }
}

/// A file on the way to a watch: it never arrives.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
  public let file: WCSessionFile
  public let progress = Progress(totalUnitCount: 1)
  open var isTransferring: Bool { false }
  init(_ file: WCSessionFile) { self.file = file }
  open func cancel() {}
}
