import Foundation
import FoundationNames
import Testing

struct NotificationsTests {
  private let name = Notification.Name("NotificationsTests")

  @Test func notificationsArriveInTheirOrder() async {
    let center = NotificationCenter()
    let sender = NSObject()
    var iterator = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: NSObject())
    for number in 1...3 {
      center.post(name: name, object: sender, userInfo: ["number": number])
    }
    for number in 1...3 {
      #expect(await iterator.next()?.userInfo?["number"] as? Int == number)
    }
  }

  @Test func aCancelledTaskStopsWaiting() async {
    let center = NotificationCenter()
    let task = Task {
      for await _ in center.notifications(named: name) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}
