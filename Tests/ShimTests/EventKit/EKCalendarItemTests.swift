import EventKit
import EventKitUI
import Foundation
import Testing

struct EKCalendarItemTests {
  private let store = EKEventStore()
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func anEventKeepsItsValuesAndIsNotSaved() {
    let event = EKEvent(eventStore: store)
    event.title = "Milk"
    event.startDate = start
    let place = EKStructuredLocation(title: "Shop")
    place.geoLocation = CLLocation(latitude: 1, longitude: 2)
    event.structuredLocation = place
    #expect(event.title == "Milk" && event.startDate == start)
    #expect(event.structuredLocation?.geoLocation?.coordinate.longitude == 2)
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(event, span: .thisEvent, commit: true)
    }
  }

  @Test func alarmsAndRulesAreAddedAndRemoved() {
    let event = EKEvent(eventStore: store)
    #expect(!event.hasAlarms && !event.hasRecurrenceRules)
    let (first, second) = (EKAlarm(relativeOffset: -60), EKAlarm(absoluteDate: start))
    event.addAlarm(first)
    event.addAlarm(second)
    event.removeAlarm(first)
    #expect(event.alarms?.map(\.absoluteDate) == [start])
    let rule = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3))
    event.addRecurrenceRule(rule)
    #expect(event.hasRecurrenceRules && event.recurrenceRules?.first?.interval == 2)
    #expect(rule.recurrenceEnd?.occurrenceCount == 3 && rule.recurrenceEnd?.endDate == nil)
  }

  @Test func itemsOfAStoreHaveDifferentIdentifiers() {
    let (one, two) = (EKEvent(eventStore: store), EKEvent(eventStore: store))
    #expect(one.eventIdentifier != two.eventIdentifier)
    #expect(EKCalendar(for: .event, eventStore: store).calendarIdentifier != "")
  }

  @Test func aCompletedReminderHasADate() {
    let reminder = EKReminder(eventStore: store)
    reminder.isCompleted = true
    #expect(reminder.completionDate != nil)
    reminder.isCompleted = false
    #expect(reminder.completionDate == nil && !reminder.isCompleted)
  }

  @MainActor @Test func theControllersKeepTheirValues() {
    let form = EKEventEditViewController()
    form.event = EKEvent(eventStore: store)
    form.event?.title = "Milk"
    #expect(form.event?.title == "Milk")
    let chooser = EKCalendarChooser(
      selectionStyle: .multiple, displayStyle: .allCalendars, entityType: .event,
      eventStore: store)
    let calendar = EKCalendar(for: .event, eventStore: store)
    chooser.selectedCalendars = [calendar]
    #expect(chooser.selectedCalendars == [calendar] && chooser.selectionStyle == .multiple)
  }
}
