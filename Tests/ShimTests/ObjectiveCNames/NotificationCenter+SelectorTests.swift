import Foundation
import ObjectiveCNames
import Testing

@MainActor struct NotificationCenterSelectorTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("a"), other = Notification.Name("b")

  @Test func aMethodObservesUntilItIsRemoved() {
    let receiver = Receiver()
    center.addObserver(receiver, selector: "note:", name: name, object: nil)
    center.addObserver(receiver, selector: "ping", name: other, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(receiver.calls == ["Notification", "ping"])
    center.removeObserver(receiver, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(receiver.calls == ["Notification", "ping", "ping"])
    center.removeObserver(receiver)
    center.post(name: other, object: nil)
    #expect(receiver.calls.count == 3)
  }

  @Test func anObserverIsNotRetained() {
    weak var observer: Receiver?
    do {
      let receiver = Receiver()
      observer = receiver
      center.addObserver(receiver, selector: "note:", name: name, object: nil)
    }
    #expect(observer == nil)
    center.post(name: name, object: nil)
  }

  @Test func aClosureIsRemovedAsBefore() {
    nonisolated(unsafe) var calls = 0
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in calls += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(calls == 1)
  }
}
