// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let CKErrorDomain = "CKErrorDomain"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"

public struct CKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure
    case badContainer, serviceUnavailable, requestRateLimited, missingEntitlement
    case notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
    case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
    case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded
    case zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
    case referenceViolation, managedAccountRestricted, participantMayNeedVerification
    case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CKError)?.code == code
    }
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var userInfo: [String: Any] { errorUserInfo }
  /// The errors of the parts of a request; nil, since requests fail as a whole.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The seconds after which a request may be sent again; nil, since it fails again.
  public var retryAfterSeconds: Double? { nil }
  /// The records of a conflict; nil, since no server has any.
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }
  public var ancestorRecord: CKRecord? { nil }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var partialFailure: Code { .partialFailure }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var zoneBusy: Code { .zoneBusy }
  public static var limitExceeded: Code { .limitExceeded }
  public static var unknownItem: Code { .unknownItem }
  public static var quotaExceeded: Code { .quotaExceeded }
}
