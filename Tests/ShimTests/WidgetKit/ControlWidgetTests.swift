import AppIntents
import SwiftUI
import Testing
import WidgetKit

private struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh"

  func perform() async throws -> some IntentResult { .result() }
}

private struct RefreshControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "refresh") {
      ControlWidgetButton(action: Refresh()) { Label("Refresh", systemImage: "arrow.clockwise") }
        .tint(.red)
    }
    .displayName("Refresh")
  }
}

private struct Card: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Both: WidgetBundle {
  var body: some Widget {
    Card()
    RefreshControl()
  }
}

@MainActor struct ControlWidgetTests {
  @Test func aBundleTakesWidgetsAndControls() {
    #expect(Both().body is WidgetList)
    #expect((RefreshControl().body as Any) is any ControlWidgetConfiguration)
  }
}
