import EventKit
import EventKitUI
import Foundation
import Testing

struct EKEventStoreTests {
  private let store = EKEventStore()
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func theUserDoesNotOpenTheCalendars() async throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    #expect(try await !store.requestFullAccessToEvents())
    #expect(try await !store.requestWriteOnlyAccessToEvents())
    #expect(try await !store.requestFullAccessToReminders())
    let isGranted = await withCheckedContinuation { answer in
      store.requestAccess(to: .event) { isGranted, _ in answer.resume(returning: isGranted) }
    }
    #expect(!isGranted)
    #expect(store.sources.isEmpty && store.defaultCalendarForNewEvents == nil)
    #expect(store.calendars(for: .event).isEmpty && store.calendar(withIdentifier: "a") == nil)
    let predicate = store.predicateForEvents(withStart: start, end: start + 60, calendars: nil)
    #expect(store.events(matching: predicate).isEmpty)
    var reminders: [EKReminder]?
    store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders = $0 }
    #expect(reminders?.isEmpty == true)
  }

  @Test func noChangeIsSaved() {
    let calendar = EKCalendar(for: .reminder, eventStore: store)
    let reminder = EKReminder(eventStore: store)
    let refusal = EKError(.eventStoreNotAuthorized)
    #expect(throws: refusal) { try store.saveCalendar(calendar, commit: true) }
    #expect(throws: refusal) { try store.save(reminder, commit: true) }
    #expect(throws: refusal) { try store.remove(EKEvent(eventStore: store), span: .thisEvent) }
  }
}
