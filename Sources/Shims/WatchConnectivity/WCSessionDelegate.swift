import Foundation

/// An object that is told about the connection to a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Tells that the activation has ended; the error is nil if it succeeded.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Tells that the session still receives messages but sends none; it is never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Tells that another watch can be connected; it is never called.
  func sessionDidDeactivate(_ session: WCSession)
  /// Tells that the watch has sent a message that needs no reply; it is never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Tells that the watch has sent a message and waits for a reply; it is never called.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Tells that the watch has sent a new state; it is never called.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
}

extension WCSessionDelegate {
  // Watch apps do not implement these methods.
  /// Does nothing when the session stops sending, which is the default.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing when another watch can be connected, which is the default.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Ignores a message that needs no reply, which is the default.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Ignores a message and does not reply, which is the default.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Ignores a new state of the watch, which is the default.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
}
