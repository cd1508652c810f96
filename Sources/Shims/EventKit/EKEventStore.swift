@_exported import Foundation

// The user's calendars, to which the user denies access.

/// The kinds of entries that a store has.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// The events of a series that a change concerns.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The access to calendars that the user allows.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Not asked yet, forbidden on the device, refused, allowed, or allowed only to add events.
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The former name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The user's calendars and reminders, which are not accessible.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates a store without calendars.
  public override init() { super.init() }

  /// Returns the access to calendars before the user is asked.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  /// The calendar for new events: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Returns no calendars.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns nil: no calendar has the identifier.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }

  /// Calls the closure at once with a refusal and no error.
  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  /// Returns false: the user does not allow adding events.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  /// Returns a condition that no event meets.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Returns no events.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  /// Throws an error instead of saving the event, because the user denies access.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws an error instead of removing the event, because the user denies access.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}

/// The domain of errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// An error of a store of calendars.
public struct EKError: CustomNSError, Hashable, Sendable {
  /// The reasons why a store refuses a change.
  public enum Code: Int, Sendable {
    /// The event cannot be changed, or lacks a calendar, a start or an end.
    case eventNotMutable, noCalendar, noStartDate, noEndDate
    /// The user denies access: the reason for each error here.
    case eventStoreNotAuthorized = 29
    /// Returns whether a store's error has this reason, so that `catch` can name a reason.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? EKError)?.code == code
    }
  }
  /// The reason for refusing the change.
  public let code: Code
  /// Creates an error of a store for a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of a store's errors.
  public static var errorDomain: String { EKErrorDomain }
  /// The number of the reason in the store's domain.
  public var errorCode: Int { code.rawValue }
  /// The reason that the user denies access.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
