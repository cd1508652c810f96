import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

@MainActor struct PreviewLayoutTests {
  @Test func settingsAreReadablePreferences() {
    var settings: PreviewSettings?
    let screen = Screen {
      Color.red.frame(width: 20, height: 10)
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Red")
        .previewDevice("iPhone SE")
        .onPreferenceChange(PreviewSettingsKey.self) { settings = $0 }
        .probe("view")
    }
    #expect(screen.frame("view").size == CGSize(width: 20, height: 10))
    #expect(settings?.layout == .sizeThatFits)
    #expect(settings?.displayName == "Red")
    #expect(settings?.device == "iPhone SE")
  }
}
