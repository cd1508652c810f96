// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

public struct NEHotspotConfigurationError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = NEHotspotConfigurationError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? NEHotspotConfigurationError)?.code == code
    }
    case invalid = 0
    case invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings
    case invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending
    case systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated
    case applicationIsNotInForeground, invalidSSIDPrefix, userUnauthorized, systemDenied
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { NEHotspotConfigurationErrorDomain }

  public static var invalid: Code { .invalid }
  public static var invalidSSID: Code { .invalidSSID }
  public static var invalidWPAPassphrase: Code { .invalidWPAPassphrase }
  public static var invalidWEPPassphrase: Code { .invalidWEPPassphrase }
  public static var invalidEAPSettings: Code { .invalidEAPSettings }
  public static var invalidHS20Settings: Code { .invalidHS20Settings }
  public static var invalidHS20DomainName: Code { .invalidHS20DomainName }
  public static var userDenied: Code { .userDenied }
  public static var `internal`: Code { .internal }
  public static var pending: Code { .pending }
  public static var systemConfiguration: Code { .systemConfiguration }
  public static var unknown: Code { .unknown }
  public static var joinOnceNotSupported: Code { .joinOnceNotSupported }
  public static var alreadyAssociated: Code { .alreadyAssociated }
  public static var applicationIsNotInForeground: Code { .applicationIsNotInForeground }
  public static var invalidSSIDPrefix: Code { .invalidSSIDPrefix }
  public static var userUnauthorized: Code { .userUnauthorized }
  public static var systemDenied: Code { .systemDenied }
}
