import Foundation
import Testing

@testable import ViewClock

struct AgendaTests {
  private func token(
    _ mode: RunLoop.Mode = .common, interval: TimeInterval? = nil
  ) -> ViewClock.Token {
    ViewClock.Token(start: 0, interval: interval, mode: mode) {}
  }

  @Test func actionsComeByTimeAndThenInOrder() {
    var agenda = Agenda()
    let times: [TimeInterval] = [5, 1, 3, 1, 4, 1, 3, .infinity, -2, 0]
    let tokens = times.map { _ in token() }
    for (time, token) in zip(times, tokens) { agenda.insert(token, dueTime: time) }
    var order: [Int] = []
    while let next = agenda.next(in: .default) {
      order.append(tokens.firstIndex { $0 === next } ?? -1)
    }
    #expect(order == [8, 9, 1, 3, 5, 2, 6, 4, 0, 7])
    #expect(agenda.nextDueTime(in: .default) == nil)
  }

  @Test func cancelledActionsDisappear() {
    var agenda = Agenda()
    let first = token(), second = token()
    agenda.insert(first, dueTime: 1)
    agenda.insert(second, dueTime: 2)
    first.cancel()
    #expect(agenda.nextDueTime(in: .default) == 2)
    second.cancel()
    #expect(agenda.next(in: .default) == nil && !agenda.hasFiniteWork(in: .default))
  }

  @Test func actionsOfAnotherModeWait() {
    var agenda = Agenda()
    let held = token(.default), common = token()
    agenda.insert(held, dueTime: 1)
    agenda.insert(common, dueTime: 2)
    let tracking = ViewClock.trackingMode
    #expect(agenda.next(in: tracking) === common)
    #expect(agenda.nextDueTime(in: .default) == nil, "it is held until it is released")
    agenda.releaseHeld()
    #expect(agenda.next(in: .default) === held)
  }

  @Test func aCancelledActionIsNotReleased() {
    var agenda = Agenda()
    let held = token(.default)
    agenda.insert(held, dueTime: 1)
    _ = agenda.nextDueTime(in: ViewClock.trackingMode)
    held.cancel()
    agenda.releaseHeld()
    #expect(agenda.next(in: .default) == nil)
  }

  @Test func repeatedActionsAreNoFiniteWork() {
    var agenda = Agenda()
    agenda.insert(token(interval: 1), dueTime: 1)
    #expect(!agenda.hasFiniteWork(in: .default))
    agenda.insert(token(), dueTime: 9)
    #expect(agenda.hasFiniteWork(in: .default))
  }
}
