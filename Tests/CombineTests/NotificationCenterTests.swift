import Combine
import Foundation
import Testing

@Suite struct NotificationCenterTests {
  @Test func publishesPostedNotifications() {
    final class Sender {}
    let (center, name, sender) = (NotificationCenter(), Notification.Name("name"), Sender())
    var count = 0
    let all = center.publisher(for: name).sink { _ in count += 1 }
    let own = center.publisher(for: name, object: sender).sink { _ in count += 10 }
    center.post(name: name, object: nil)
    center.post(name: name, object: sender)
    center.post(name: Notification.Name("other"), object: sender)
    #expect(count == 12)
    all.cancel()
    own.cancel()
    center.post(name: name, object: sender)
    #expect(count == 12)
  }
}
