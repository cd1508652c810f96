// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public struct MFMailComposeError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = MFMailComposeError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? MFMailComposeError)?.code == code
    }
    case saveFailed = 0
    case sendFailed
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { MFMailComposeErrorDomain }

  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}
