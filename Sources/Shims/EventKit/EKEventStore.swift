// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// The user's calendars and reminders, to which the user denies access.

/// The kinds of entries that a store has.
public enum EKEntityType: UInt, Sendable { case event, reminder }

/// The events of a series that a change concerns.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }

/// The access to calendars that the user allows.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// The former name of full access.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

extension Notification.Name {
  /// Posted when the calendars of the user change, which never happens.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// The user's calendars and reminders, which are not accessible: searches find nothing, and each
/// change throws `EKError.eventStoreNotAuthorized`.
open class EKEventStore: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var identifiers = 0

  public override init() { super.init() }
  public init(sources: [EKSource]) {}

  /// Returns an identifier that no other object of the store has.
  func makeIdentifier() -> String {
    lock.withLock {
      identifiers += 1
      return "\(identifiers)"
    }
  }

  /// Returns the access to calendars before the user is asked.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }

  // MARK: Access, which the user refuses at once without an error

  @preconcurrency
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    completion(false, nil)
  }
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }

  @preconcurrency
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    completion(false, nil)
  }
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { false }

  @preconcurrency
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    completion(false, nil)
  }
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  @preconcurrency
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    completion(false, nil)
  }
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool { false }

  // MARK: Accounts and calendars

  open var eventStoreIdentifier: String { "" }
  open var sources: [EKSource] { [] }
  open var delegateSources: [EKSource] { [] }
  open func source(withIdentifier identifier: String) -> EKSource? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal }
  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.refusal }

  // MARK: Events

  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  open func calendarItems(withExternalIdentifier identifier: String) -> [EKCalendarItem] { [] }
  open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.refusal }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.refusal }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw Self.refusal }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.refusal }

  /// Returns a condition that no event meets.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func enumerateEvents(
    matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback
  ) {}

  // MARK: Reminders

  open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.refusal }

  /// Returns a condition that no reminder meets.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Calls the closure at once without reminders, and returns a handle of the search.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion([])
    return predicate
  }
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  // MARK: Changes

  /// Does nothing: no change is waiting.
  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  private static var refusal: EKError { EKError(.eventStoreNotAuthorized) }
}
