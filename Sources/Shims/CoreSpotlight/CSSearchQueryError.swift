// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"

public struct CSSearchQueryError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = CSSearchQueryError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? CSSearchQueryError)?.code == code
    }
    case unknown = -2000
    case indexUnreachable = -2001
    case invalidQuery = -2002
    case cancelled = -2003
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { CSSearchQueryErrorDomain }

  public static var unknown: Code { .unknown }
  public static var indexUnreachable: Code { .indexUnreachable }
  public static var invalidQuery: Code { .invalidQuery }
  public static var cancelled: Code { .cancelled }
}
