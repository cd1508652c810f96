import Foundation
import Testing

@testable import LayoutDSL

struct NumberArgumentTests {
  /// Small numbers take a short cut.
  @Test(arguments: ["en_US", "en_GB", "en_US@numbers=deva", "de_DE", "ar_EG"])
  func wholeNumbersAreThoseOfTheLocale(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    for value in [-1, 0, 7, 42, 999, 1000, 1_234_567] {
      let number = try #require(NumberArgument(value, specifier: nil))
      #expect(
        number.string(specifier: nil, locale: locale)
          == String(format: "%lld", locale: locale, value))
    }
  }

  @Test func formatsAreKept() throws {
    let locale = Locale(identifier: "en_US")
    let number = try #require(NumberArgument(42, specifier: "%4d"))
    #expect(
      number.string(specifier: nil, locale: locale)
        == String(format: "%4lld", locale: locale, 42))
    #expect(number.string(specifier: "%x", locale: locale) == "2a")
    #expect(number.string(specifier: "%.1f", locale: locale) == "42.0")
    #expect(number.string(specifier: "%d%%", locale: locale) == "42%")
  }
}
