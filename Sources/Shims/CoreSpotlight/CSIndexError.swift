// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let CSIndexErrorDomain = "CSIndexErrorDomain"

public struct CSIndexError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CSIndexError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CSIndexError)?.code == code
    }
    case unknownError = -1
    case indexUnavailableError = -1000
    case invalidItemError = -1001
    case invalidClientStateError = -1002
    case remoteConnectionError = -1003
    case quotaExceeded = -1004
    case indexingUnsupported = -1005
    case mismatchedClientState = -1006
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CSIndexErrorDomain }

  public static var unknownError: Code { .unknownError }
  public static var indexUnavailableError: Code { .indexUnavailableError }
  public static var invalidItemError: Code { .invalidItemError }
  public static var invalidClientStateError: Code { .invalidClientStateError }
  public static var remoteConnectionError: Code { .remoteConnectionError }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var indexingUnsupported: Code { .indexingUnsupported }
  public static var mismatchedClientState: Code { .mismatchedClientState }
}
