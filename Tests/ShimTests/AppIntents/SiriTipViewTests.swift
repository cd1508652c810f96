import AppIntents
import SwiftUI
import Testing

@MainActor struct SiriTipViewTests {
  private struct Water: AppIntent {
    static let title: LocalizedStringResource = "Log Water"

    func perform() async throws -> some IntentResult { .result() }
  }

  private struct Screen: View {
    @State private var isVisible = true

    var body: some View { SiriTipView(intent: Water(), isVisible: $isVisible) }
  }

  @Test func theCardClosesItself() throws {
    let host = try ViewHost(size: CGSize(width: 300, height: 100)) { Screen() }
    #expect(host.layoutTree().contains("Log Water"))
    host.tap(at: CGPoint(x: 272, y: 50))
    #expect(!host.layoutTree().contains("Log Water"))
  }
}
