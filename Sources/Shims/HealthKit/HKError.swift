// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let HKErrorDomain = "com.apple.healthkit"

public struct HKError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = HKError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? HKError)?.code == code
    }
    case noError = 0
    case errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData, errorWorkoutActivityNotAllowed
    case errorDataSizeExceeded, errorBackgroundWorkoutSessionNotAllowed
    case errorNotPermissibleForGuestUserMode
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { HKErrorDomain }

  public static var noError: Code { .noError }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorUserCanceled: Code { .errorUserCanceled }
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  public static var errorNoData: Code { .errorNoData }
  public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
  public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
  public static var errorBackgroundWorkoutSessionNotAllowed: Code {
    .errorBackgroundWorkoutSessionNotAllowed
  }
  public static var errorNotPermissibleForGuestUserMode: Code {
    .errorNotPermissibleForGuestUserMode
  }
}
