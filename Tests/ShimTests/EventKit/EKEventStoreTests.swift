import EventKit
import EventKitUI
import Foundation
import Testing

struct EKEventStoreTests {
  private let store = EKEventStore()
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func theUserDoesNotOpenTheCalendars() async throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    #expect(try await !store.requestWriteOnlyAccessToEvents())
    let isGranted = await withCheckedContinuation { answer in
      store.requestAccess(to: .event) { isGranted, _ in answer.resume(returning: isGranted) }
    }
    #expect(!isGranted)
    #expect(store.defaultCalendarForNewEvents == nil)
    #expect(store.calendars(for: .event).isEmpty && store.calendar(withIdentifier: "a") == nil)
    let predicate = store.predicateForEvents(withStart: start, end: start + 60, calendars: nil)
    #expect(store.events(matching: predicate).isEmpty)
  }

  @Test func anEventKeepsItsValuesAndIsNotSaved() {
    let event = EKEvent(eventStore: store)
    event.title = "Milk"
    event.startDate = start
    event.addAlarm(EKAlarm(relativeOffset: -60))
    #expect(event.title == "Milk" && event.startDate == start)
    #expect(event.alarms?.map(\.relativeOffset) == [-60])
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(event, span: .thisEvent, commit: true)
    }
  }

  @MainActor @Test func theFormKeepsItsEvent() {
    let form = EKEventEditViewController()
    form.event = EKEvent(eventStore: store)
    form.event?.title = "Milk"
    #expect(form.event?.title == "Milk")
  }
}
