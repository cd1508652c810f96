// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

public struct PKPassKitError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = PKPassKitError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? PKPassKitError)?.code == code
    }
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError, invalidSignature, notEntitledError
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { PKPassKitErrorDomain }

  public static var unknownError: Code { .unknownError }
  public static var invalidDataError: Code { .invalidDataError }
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  public static var invalidSignature: Code { .invalidSignature }
  public static var notEntitledError: Code { .notEntitledError }
}
