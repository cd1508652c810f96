import AppIntents
import Testing
import WidgetKit

struct WidgetCenterTests {
  @Test func noWidgetIsPlaced() async throws {
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
    var counts: [Int] = []
    WidgetCenter.shared.getCurrentConfigurations { result in
      if case .success(let widgets) = result { counts.append(widgets.count) }
    }
    #expect(counts == [0])
  }
}
