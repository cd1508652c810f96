import Foundation
import SwiftUI
import Testing

struct NotificationCenterNotificationsTests {
  private static let name = Notification.Name("NotificationCenterNotificationsTests")

  @Test func notificationsWithTheNameAreElements() async {
    let center = NotificationCenter()
    var iterator = center.notifications(named: Self.name).makeAsyncIterator()
    center.post(name: Notification.Name("another"), object: nil)
    center.post(name: Self.name, object: nil, userInfo: ["number": 7])
    let first = await iterator.next()
    #expect(first?.userInfo?["number"] as? Int == 7)
  }

  @Test func aCancelledTaskEnds() async {
    let sequence = NotificationCenter().notifications(named: Self.name)
    let task = Task {
      var count = 0
      for await _ in sequence { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
