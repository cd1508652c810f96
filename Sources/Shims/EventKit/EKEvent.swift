// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = ""
}

open class EKAlarm: NSObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// An event; it only stores its values.
open class EKEvent: NSObject, @unchecked Sendable {
  open var title: String!
  open var startDate: Date!
  open var endDate: Date!
  open var calendar: EKCalendar!
  open var isAllDay = false
  open var location: String?
  open var notes: String?
  open var url: URL?
  open private(set) var alarms: [EKAlarm]?

  public init(eventStore: EKEventStore) {}

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}
