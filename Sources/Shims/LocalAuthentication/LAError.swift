// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let LAErrorDomain = "com.apple.LocalAuthentication"

public struct LAError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = LAError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? LAError)?.code == code
    }
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
    case appCancel = -9
    case invalidContext = -10
    case companionNotAvailable = -11
    case biometryNotPaired = -12
    case biometryDisconnected = -13
    case invalidDimensions = -14
    case notInteractive = -1004
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { LAErrorDomain }

  public static var authenticationFailed: Code { .authenticationFailed }
  public static var userCancel: Code { .userCancel }
  public static var userFallback: Code { .userFallback }
  public static var systemCancel: Code { .systemCancel }
  public static var passcodeNotSet: Code { .passcodeNotSet }
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  public static var biometryLockout: Code { .biometryLockout }
  public static var appCancel: Code { .appCancel }
  public static var invalidContext: Code { .invalidContext }
  public static var companionNotAvailable: Code { .companionNotAvailable }
  public static var biometryNotPaired: Code { .biometryNotPaired }
  public static var biometryDisconnected: Code { .biometryDisconnected }
  public static var invalidDimensions: Code { .invalidDimensions }
  public static var notInteractive: Code { .notInteractive }
}
