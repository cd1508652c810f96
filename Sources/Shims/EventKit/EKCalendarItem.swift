// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// An event or a reminder; it only keeps its values.
open class EKCalendarItem: EKObject, @unchecked Sendable {
  /// The number of the item among those of the store.
  public let calendarItemIdentifier: String
  open var calendar: EKCalendar!
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var lastModifiedDate: Date? { nil }
  open var creationDate: Date? { nil }
  open var timeZone: TimeZone?
  open var attendees: [EKParticipant]? { nil }
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?

  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { attendees?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }

  init(in store: EKEventStore) { calendarItemIdentifier = store.makeIdentifier() }

  /// Adds an alarm, which never rings.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// How the time of an event is shown to others.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// The state of an event.
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  open var structuredLocation: EKStructuredLocation?
  open var availability = EKEventAvailability.notSupported
  open var organizer: EKParticipant? { nil }
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open var birthdayContactIdentifier: String? { nil }

  /// Creates an event without values.
  public init(eventStore: EKEventStore) { super.init(in: eventStore) }

  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantFuture).compare(other.startDate ?? .distantFuture)
  }
}

/// The priorities of a reminder.
public enum EKReminderPriority: UInt, Sendable {
  case none = 0
  case high = 1
  case medium = 5
  case low = 9
}

/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// Whether the user has done it; a change sets or removes the date.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  open var completionDate: Date?
  /// 1, the greatest, to 9; 0 is none.
  open var priority = 0

  /// Creates a reminder without values.
  public init(eventStore: EKEventStore) { super.init(in: eventStore) }
}
