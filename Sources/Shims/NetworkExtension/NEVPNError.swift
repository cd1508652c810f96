// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let NEVPNErrorDomain = "NEVPNErrorDomain"

public struct NEVPNError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = NEVPNError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? NEVPNError)?.code == code
    }
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
    case configurationUnknown
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { NEVPNErrorDomain }

  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}
