import LayoutDSL
import Render
import Testing

@Suite @MainActor struct PreviewLayoutTests {
  @Test func settingsAreReadablePreferences() throws {
    var settings: PreviewSettings?
    let host = try ViewHost {
      Color.red.frame(width: 20, height: 10)
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Red")
        .previewDevice("iPhone SE")
        .onPreferenceChange(PreviewSettingsKey.self) { settings = $0 }
    }
    #expect(host.size.width == 20)
    #expect(settings?.layout == .sizeThatFits)
    #expect(settings?.displayName == "Red")
    #expect(settings?.device == "iPhone SE")
  }
}
