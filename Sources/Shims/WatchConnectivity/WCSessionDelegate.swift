// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// An object that is told about the connection to a watch; most of its methods are never called.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func sessionCompanionAppInstalledDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
  func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?)
  func session(_ session: WCSession, didReceive file: WCSessionFile)
  func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
}

extension WCSessionDelegate {
  // Watch apps do not implement the first two.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveMessageData messageData: Data,
    replyHandler: @escaping (Data) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
  public func session(
    _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer,
    error: (any Error)?
  ) {}
  public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
  public func session(
    _ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?
  ) {}
}
