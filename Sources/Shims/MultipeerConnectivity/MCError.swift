// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let MCErrorDomain = "MCErrorDomain"

public struct MCError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = MCError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? MCError)?.code == code
    }
    case unknown = 0
    case notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { MCErrorDomain }

  public static var unknown: Code { .unknown }
  public static var notConnected: Code { .notConnected }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unsupported: Code { .unsupported }
  public static var timedOut: Code { .timedOut }
  public static var cancelled: Code { .cancelled }
  public static var unavailable: Code { .unavailable }
}
