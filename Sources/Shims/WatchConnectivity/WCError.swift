import Foundation

/// The domain of errors of the connection to a watch.
public let WCErrorDomain = "WCErrorDomain"

/// An error of the connection to a watch.
public struct WCError: CustomNSError, Hashable, Sendable {
  /// The reasons why a watch cannot be reached.
  public enum Code: Int, Sendable {
    /// A failure without a known cause.
    case genericError = 7001
    /// The device has no sessions, or the session lacks a delegate, is not active or has no watch.
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    /// The watch lacks the app or is out of reach.
    case watchAppNotInstalled, notReachable
    /// Returns whether an error of the connection has this reason, so that `catch` can name a
    /// reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? WCError)?.code == code
    }
  }
  /// The reason why the watch cannot be reached.
  public let code: Code
  /// Creates an error of the connection for a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the error as an `NSError`.
  public static var errorDomain: String { WCErrorDomain }
  /// The number of the reason as an `NSError`.
  public var errorCode: Int { code.rawValue }
  /// The reason that the device has no sessions.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The reason that the session is not active.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// The reason that no watch belongs to the phone.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The reason that the watch is out of reach.
  public static var notReachable: Code { .notReachable }
}
