import Foundation
import FoundationNames
import Testing

struct NSLocaleComponentsTests {
  @Test func codesAreThoseOfTheLocale() {
    let locale = NSLocale(localeIdentifier: "de_CH")
    #expect(locale.languageCode == "de" && locale.countryCode == "CH")
    #expect(locale.currencyCode == "CHF" && locale.usesMetricSystem)
    #expect(locale.scriptCode == nil && locale.variantCode == nil)
  }
}
