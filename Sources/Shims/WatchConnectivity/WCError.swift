// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = WCError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? WCError)?.code == code
    }
    case genericError = 7001
    case sessionNotSupported = 7004
    case sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled
    case notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
    case messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed
    case insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled
    case watchOnlyApp
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { WCErrorDomain }

  public static var genericError: Code { .genericError }
  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  public static var sessionNotActivated: Code { .sessionNotActivated }
  public static var deviceNotPaired: Code { .deviceNotPaired }
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  public static var notReachable: Code { .notReachable }
  public static var invalidParameter: Code { .invalidParameter }
  public static var payloadTooLarge: Code { .payloadTooLarge }
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  public static var messageReplyFailed: Code { .messageReplyFailed }
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  public static var fileAccessDenied: Code { .fileAccessDenied }
  public static var deliveryFailed: Code { .deliveryFailed }
  public static var insufficientSpace: Code { .insufficientSpace }
  public static var sessionInactive: Code { .sessionInactive }
  public static var transferTimedOut: Code { .transferTimedOut }
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  public static var watchOnlyApp: Code { .watchOnlyApp }
}
