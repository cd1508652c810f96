// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// A device without a paired watch.

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { false }

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isReachable: Bool { false }
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Notifies the delegate that there is no session.
  open func activate() {
    delegate?.session(
      self, activationDidCompleteWith: .notActivated, error: WCError(.deviceNotPaired))
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    errorHandler?(WCError(.notReachable))
  }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotActivated)
  }
}
