import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

struct NumberArgumentTests {
  /// Integers from 0 to 999, and all in US English, skip the formatter.
  @Test(arguments: ["en_US", "en_GB", "en_US@numbers=deva", "de_DE", "ar_EG"])
  func integersMatchTheFormatOfTheLocale(identifier: String) throws {
    let locale = Locale(identifier: identifier)
    var environment = EnvironmentValues()
    environment.locale = locale
    for value in [
      Int.min, -1_234_567, -1000, -999, -1, 0, 7, 42, 999, 1000, 12_345, 123_456, 1_234_567, .max,
    ] {
      let number = try #require(NumberArgument(value, specifier: nil))
      #expect(
        number.string(specifier: nil, in: environment)
          == String(format: "%lld", locale: locale, value))
    }
  }

  @Test func numbersAreEnglishWithoutALocale() throws {
    for (value, string) in [(7, "7"), (1_234_567, "1,234,567")] {
      let number = try #require(NumberArgument(value, specifier: nil))
      #expect(number.string(specifier: nil, in: EnvironmentValues()) == string)
    }
  }

  @Test func specifiersApply() throws {
    let environment = EnvironmentValues()
    let number = try #require(NumberArgument(42, specifier: "%4d"))
    #expect(number.string(specifier: nil, in: environment) == "  42")
    #expect(number.string(specifier: "%x", in: environment) == "2a")
    #expect(number.string(specifier: "%.1f", in: environment) == "42.0")
    #expect(number.string(specifier: "%d%%", in: environment) == "42%")
  }
}
