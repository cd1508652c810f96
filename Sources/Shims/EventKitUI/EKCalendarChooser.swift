// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import EventKit
import UIKit

/// How many calendars the user chooses.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }

/// The calendars that are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  case allCalendars, writableCalendarsOnly
}

/// An object that is told when the user chooses calendars, which never happens.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// The list of the user's calendars; a placeholder is drawn.
@MainActor @preconcurrency
open class EKCalendarChooser: UIViewController, SystemScreen {
  public let selectionStyle: EKCalendarChooserSelectionStyle
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var showsDoneButton = false
  open var showsCancelButton = false
  open var selectedCalendars: Set<EKCalendar> = []

  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event,
      eventStore: eventStore)
  }

  public init(
    selectionStyle: EKCalendarChooserSelectionStyle,
    displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
    eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

/// An object that is told when the user leaves the view of an event, which never happens.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// The way in which the user left the view of an event.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// The view of an event; a placeholder is drawn.
@MainActor @preconcurrency
open class EKEventViewController: UIViewController, SystemScreen {
  open weak var delegate: (any EKEventViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
}
