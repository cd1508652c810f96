import Intents
import Testing

struct INIntentTests {
  @Test func nothingIsDonatedOrHeard() async throws {
    #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
    try await INInteraction(intent: INIntent(), response: nil).donate()
    #expect(try await INVoiceShortcutCenter.shared.allVoiceShortcuts().isEmpty)
    let object = INObject(identifier: "milk", display: "Milk")
    #expect(INObjectCollection(items: [object]).allItems.map(\.displayString) == ["Milk"])
  }
}
