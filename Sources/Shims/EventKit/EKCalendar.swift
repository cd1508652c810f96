// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import CoreGraphics
@_exported import Foundation

/// An object of a store; it keeps its values and is never saved.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  /// Returns false: no store has the object.
  @discardableResult open func refresh() -> Bool { false }
}

/// The kinds of accounts that have calendars.
public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// An account with calendars; a store here has none.
open class EKSource: EKObject, @unchecked Sendable {
  public let sourceIdentifier = ""
  public let sourceType = EKSourceType.local
  public let title = ""
  public let isDelegate = false
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// The kinds of calendars.
public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

/// The availabilities that a calendar supports.
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let busy = Self(rawValue: 1)
  public static let free = Self(rawValue: 2)
  public static let tentative = Self(rawValue: 4)
  public static let unavailable = Self(rawValue: 8)
}

/// The kinds of entries that a calendar takes.
public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let event = Self(rawValue: 1)
  public static let reminder = Self(rawValue: 2)
}

/// A calendar of events or reminders that the app makes.
open class EKCalendar: EKObject, @unchecked Sendable {
  open var source: EKSource!
  public let calendarIdentifier: String
  open var title = ""
  open var cgColor: CGColor!
  public let type = EKCalendarType.local
  public let allowsContentModifications = true
  public let isSubscribed = false
  public let isImmutable = false
  public let supportedEventAvailabilities: EKCalendarEventAvailabilityMask = []
  public let allowedEntityTypes: EKEntityMask

  /// Creates a calendar whose identifier is its number among those of the store.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    calendarIdentifier = eventStore.makeIdentifier()
    allowedEntityTypes = entityType == .event ? .event : .reminder
  }
}
