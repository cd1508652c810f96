// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public let EKErrorDomain = "EKErrorDomain"

/// An error of a store of calendars.
public struct EKError: CustomNSError, Hashable, Sendable {
  /// The reasons why a store refuses a change.
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
    case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence
    case objectBelongsToDifferentStore, invitesCannotBeMoved, invalidSpan
    case calendarHasNoSource, calendarSourceCannotBeModified, calendarIsImmutable
    case sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
    case structuredLocationsNotSupported, reminderLocationsNotSupported
    case alarmProximityNotSupported, calendarDoesNotAllowEvents, calendarDoesNotAllowReminders
    case sourceDoesNotAllowReminders, sourceDoesNotAllowEvents, priorityIsInvalid
    case invalidEntityType, procedureAlarmsNotMutable
    /// The user denies access: the reason for each error here.
    case eventStoreNotAuthorized
    case osNotSupported, invalidInviteReplyCalendar, notificationsCollectionFlagNotSet
    case sourceMismatch, notificationCollectionMismatch, notificationSavedWithoutCollection
    case reminderAlarmContainsEmailOrUrl

    /// Returns whether a store's error has this reason, so that `catch` can name a reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? EKError)?.code == code
    }
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { EKErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var eventNotMutable: Code { .eventNotMutable }
  public static var noCalendar: Code { .noCalendar }
  public static var noStartDate: Code { .noStartDate }
  public static var noEndDate: Code { .noEndDate }
  public static var datesInverted: Code { .datesInverted }
  public static var internalFailure: Code { .internalFailure }
  public static var calendarReadOnly: Code { .calendarReadOnly }
  public static var calendarIsImmutable: Code { .calendarIsImmutable }
  public static var calendarHasNoSource: Code { .calendarHasNoSource }
  public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
