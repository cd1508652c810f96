import SwiftUI
import Testing
import UserNotifications
import WidgetKit

private struct Entry: TimelineEntry {
  let date: Date
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}

private struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Provider()) { entry in
      Text(entry.date, style: .date)
    }
    .configurationDisplayName("Clock")
    .supportedFamilies([.systemSmall])
  }
}

private struct Sized: View {
  @Environment(\.widgetFamily) private var family
  var body: some View { Color.red.frame(width: family == .systemMedium ? 20 : 10, height: 5) }
}

@MainActor struct WidgetTests {
  @Test func aViewKnowsItsFamily() throws {
    #expect(try ViewHost { Sized() }.size.width == 10)
    #expect(try ViewHost { Sized().environment(\.widgetFamily, .systemMedium) }.size.width == 20)
    _ = Clock().body
  }

  @Test func notificationsAreKept() async throws {
    let center = UNUserNotificationCenter.current()
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    try await center.add(
      UNNotificationRequest(
        identifier: "a", content: UNMutableNotificationContent(), trigger: trigger))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(try await !center.requestAuthorization(options: [.alert]))
  }
}
