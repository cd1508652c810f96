// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// A calendar of events.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// The name of the calendar.
  open var title = ""
}

/// A reminder of an event.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// The time of the alarm after the event's start, in seconds; negative before it.
  open var relativeOffset: TimeInterval
  /// Creates an alarm at a time relative to the event's start.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// An event; it only stores its values.
open class EKEvent: NSObject, @unchecked Sendable {
  /// The name of the event.
  open var title: String!
  /// The time at which the event starts.
  open var startDate: Date!
  /// The time at which the event is over.
  open var endDate: Date!
  /// The calendar to which the event belongs.
  open var calendar: EKCalendar!
  /// Whether the event takes whole days.
  open var isAllDay = false
  /// The place of the event; nil is none.
  open var location: String?
  /// Remarks on the event; nil is none.
  open var notes: String?
  /// A page about the event; nil is none.
  open var url: URL?
  /// The alarms that were added; nil before the first one.
  open private(set) var alarms: [EKAlarm]?

  /// Creates an event without values.
  public init(eventStore: EKEventStore) {}

  /// Adds an alarm, which never rings.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}
