// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let CKErrorDomain = "CKErrorDomain"

public struct CKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure
    case badContainer, serviceUnavailable, requestRateLimited, missingEntitlement
    case notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14
    case quotaExceeded = 25
    case zoneNotFound = 26
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var quotaExceeded: Code { .quotaExceeded }
}
