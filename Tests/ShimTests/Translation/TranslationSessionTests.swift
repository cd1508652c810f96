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
}
