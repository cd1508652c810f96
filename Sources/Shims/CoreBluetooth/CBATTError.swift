// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let CBATTErrorDomain = "CBATTErrorDomain"

public struct CBATTError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CBATTError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CBATTError)?.code == code
    }
    case success = 0
    case invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset, insufficientAuthorization
    case prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError, insufficientEncryption, unsupportedGroupType
    case insufficientResources
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CBATTErrorDomain }

  public static var success: Code { .success }
  public static var invalidHandle: Code { .invalidHandle }
  public static var readNotPermitted: Code { .readNotPermitted }
  public static var writeNotPermitted: Code { .writeNotPermitted }
  public static var invalidPdu: Code { .invalidPdu }
  public static var insufficientAuthentication: Code { .insufficientAuthentication }
  public static var requestNotSupported: Code { .requestNotSupported }
  public static var invalidOffset: Code { .invalidOffset }
  public static var insufficientAuthorization: Code { .insufficientAuthorization }
  public static var prepareQueueFull: Code { .prepareQueueFull }
  public static var attributeNotFound: Code { .attributeNotFound }
  public static var attributeNotLong: Code { .attributeNotLong }
  public static var insufficientEncryptionKeySize: Code { .insufficientEncryptionKeySize }
  public static var invalidAttributeValueLength: Code { .invalidAttributeValueLength }
  public static var unlikelyError: Code { .unlikelyError }
  public static var insufficientEncryption: Code { .insufficientEncryption }
  public static var unsupportedGroupType: Code { .unsupportedGroupType }
  public static var insufficientResources: Code { .insufficientResources }
}
