// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let DCErrorDomain = "com.apple.devicecheck.error"

public struct DCError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = DCError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? DCError)?.code == code
    }
    case unknownSystemFailure = 0
    case featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { DCErrorDomain }

  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  public static var featureUnsupported: Code { .featureUnsupported }
  public static var invalidInput: Code { .invalidInput }
  public static var invalidKey: Code { .invalidKey }
  public static var serverUnavailable: Code { .serverUnavailable }
}
