import Foundation
import Testing
import UserNotifications

@Suite(.serialized) struct UNUserNotificationCenterTests {
  private let center = UNUserNotificationCenter.current()

  private func request(_ identifier: String, title: String = "") -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.sound = .default
    content.interruptionLevel = .timeSensitive
    return UNNotificationRequest(
      identifier: identifier, content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
  }

  @Test func requestsAreKeptByTheirIdentifier() async throws {
    center.removeAllPendingNotificationRequests()
    try await center.add(request("a", title: "One"))
    try await center.add(request("b"))
    try await center.add(request("a", title: "Two"))
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.identifier) == ["b", "a"] && pending[1].content.title == "Two")
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b"])
    center.removeAllPendingNotificationRequests()
  }

  @Test func theUserGrantsNothing() async throws {
    #expect(try await !center.requestAuthorization(options: [.alert, .badge, .sound]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .notDetermined && settings.alertStyle == .none)
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func categoriesKeepTheirActions() async {
    let reply = UNTextInputNotificationAction(
      identifier: "reply", title: "Reply", options: .foreground, textInputButtonTitle: "Send",
      textInputPlaceholder: "Text")
    let category = UNNotificationCategory(
      identifier: "message", actions: [reply], intentIdentifiers: [], options: .customDismissAction)
    center.setNotificationCategories([category])
    #expect(await center.notificationCategories().first?.actions.first?.identifier == "reply")
  }

  @Test func contentIsCopied() throws {
    let content = UNMutableNotificationContent()
    content.body = "One"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.body = "Two"
    #expect(request.content.body == "One")
    let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
    copy.body += "!"
    #expect(copy.body == "One!" && request.content.body == "One")
    #expect(throws: UNError.self) {
      try UNNotificationAttachment(identifier: "", url: URL(fileURLWithPath: "/no/where"))
    }
  }

  @Test func aDateIsFoundForItsComponents() throws {
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
    let date = try #require(trigger.nextTriggerDate())
    #expect(Calendar.current.component(.minute, from: date) == 30 && date > Date())
  }
}
