// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"

public struct CXErrorCodeIncomingCallError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CXErrorCodeIncomingCallError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CXErrorCodeIncomingCallError)?.code == code
    }
    case unknown = 0
    case unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    case filteredDuringRestrictedSharingMode
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CXErrorDomainIncomingCall }

  public static var unknown: Code { .unknown }
  public static var unentitled: Code { .unentitled }
  public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
  public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
  public static var filteredByBlockList: Code { .filteredByBlockList }
  public static var filteredDuringRestrictedSharingMode: Code {
    .filteredDuringRestrictedSharingMode
  }
}
