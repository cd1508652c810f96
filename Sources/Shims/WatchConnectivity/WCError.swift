// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? WCError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var notReachable: Code { .notReachable }
}
