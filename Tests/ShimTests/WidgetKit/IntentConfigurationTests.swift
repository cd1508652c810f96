import Intents
import SwiftUI
import Testing
@testable import WidgetKit

private final class SelectCity: INIntent, @unchecked Sendable {}

private struct City: TimelineEntry {
  var date: Date
  var name: String
}

private struct Cities: IntentTimelineProvider {
  func placeholder(in context: Context) -> City { City(date: .distantPast, name: "Oslo") }
  func getSnapshot(
    for configuration: SelectCity, in context: Context, completion: @escaping (City) -> Void
  ) {
    completion(City(date: .distantPast, name: "Rome"))
  }
  func getTimeline(
    for configuration: SelectCity, in context: Context,
    completion: @escaping (Timeline<City>) -> Void
  ) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

private struct Weather: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "weather", intent: SelectCity.self, provider: Cities()) { entry in
      Text(entry.name)
    }
  }
}

@MainActor struct IntentConfigurationTests {
  @Test func theGalleryShowsThePlaceholder() throws {
    let context = TimelineProviderContext(
      family: .systemSmall, isPreview: true, displaySize: CGSize(width: 170, height: 170))
    let content = Weather().body._makeWidget()
    let entry = try #require(content.snapshot(context) as? City)
    #expect(entry.name == "Oslo" && Cities().recommendations().isEmpty)
    #expect(content.view(entry) != nil && content.view(Other()) == nil)
  }
}

private struct Other: TimelineEntry {
  var date = Date.distantPast
}
