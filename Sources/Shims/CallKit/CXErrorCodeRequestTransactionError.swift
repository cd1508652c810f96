// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

public struct CXErrorCodeRequestTransactionError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CXErrorCodeRequestTransactionError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CXErrorCodeRequestTransactionError)?.code == code
    }
    case unknown = 0
    case unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
    case invalidAction, maximumCallGroupsReached
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CXErrorDomainRequestTransaction }

  public static var unknown: Code { .unknown }
  public static var unentitled: Code { .unentitled }
  public static var unknownCallProvider: Code { .unknownCallProvider }
  public static var emptyTransaction: Code { .emptyTransaction }
  public static var unknownCallUUID: Code { .unknownCallUUID }
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  public static var invalidAction: Code { .invalidAction }
  public static var maximumCallGroupsReached: Code { .maximumCallGroupsReached }
}
