import Foundation
import Testing
import Translation

struct TranslationSessionTests {
  @Test func noPairOfLanguagesIsSupported() async {
    let status = await LanguageAvailability().status(
      from: Locale.Language(identifier: "de"), to: nil)
    #expect(status == .unsupported)
  }

  @Test func anInvalidConfigurationDiffers() {
    var configuration = TranslationSession.Configuration()
    let old = configuration
    configuration.invalidate()
    #expect(configuration != old)
  }

  @Test func aSessionWithoutAViewTranslatesNothing() async {
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: "en"), target: nil)
    #expect(session.sourceLanguage == Locale.Language(identifier: "en"))
    #expect(await !session.isReady)
    await #expect(throws: TranslationError.self) { try await session.translate("a") }
  }
}
