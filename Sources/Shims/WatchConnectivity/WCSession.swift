@_exported import Foundation

// A device without a paired watch.

/// Whether messages can be exchanged, can only be received, or neither.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The connection between a phone and a watch, which is never active.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  /// The only session of the process.
  open class var `default`: WCSession { session }
  /// Returns false: the device has no sessions.
  open class func isSupported() -> Bool { false }

  /// The object that is told about the session; it is held weakly.
  open weak var delegate: (any WCSessionDelegate)?
  /// The state of the session, which is never active.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether the watch's app can receive messages now: never.
  open var isReachable: Bool { false }
  /// The last state that the watch sent, which is empty.
  open var receivedApplicationContext: [String: Any] { [:] }

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

  /// Throws an error, because the session is not active.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotActivated)
  }
}
