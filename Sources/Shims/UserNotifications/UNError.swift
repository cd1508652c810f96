// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ObjectiveCNames

public let UNErrorDomain = "UNErrorDomain"

public struct UNError: _StoredNSError {
  public enum Code: Int, _StoredNSErrorCode {
    public typealias ErrorType = UNError
    public static func ~= (code: Self, error: any Error) -> Bool {
      (error as? UNError)?.code == code
    }
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid
    case badgeInputInvalid = 1600
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { UNErrorDomain }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
