import LayoutDSL
import Testing

@testable import Render

/// The expected categories are those of CLDR's table of plural rules.
struct PluralCategoryTests {
  private func category(
    _ value: Double, _ language: String, as specifier: String = ""
  ) -> PluralCategory {
    PluralCategory(PluralCount(value, specifier: specifier), language: language)
  }

  @Test(
    arguments: [
      ("en", [.other, .one, .other, .other, .other, .other]),
      ("ja", [.other, .other, .other, .other, .other, .other]),
      ("fr", [.one, .one, .other, .other, .other, .other]),
      ("ru", [.many, .one, .few, .many, .one, .many]),
      ("pl", [.many, .one, .few, .many, .many, .many]),
      ("cs", [.other, .one, .few, .other, .other, .other]),
      ("ar", [.zero, .one, .two, .few, .many, .many]),
      ("he", [.other, .one, .two, .other, .other, .other]),
      ("iw", [.other, .one, .two, .other, .other, .other]),
      ("lv", [.zero, .one, .other, .other, .one, .zero]),
      ("ga", [.other, .one, .two, .few, .other, .other]),
      ("cy", [.zero, .one, .two, .other, .other, .other]),
      ("pt", [.one, .one, .other, .other, .other, .other]),
      ("pt-PT", [.other, .one, .other, .other, .other, .other]),
      ("de-AT", [.other, .one, .other, .other, .other, .other]),
    ] as [(String, [PluralCategory])])
  func categoriesOfIntegers(language: String, expected: [PluralCategory]) {
    #expect([0, 1, 2, 5, 21, 11].map { category($0, language) } == expected)
  }

  @Test(
    arguments: [
      ("en", [.other, .other, .other, .other]), ("fr", [.one, .one, .one, .other]),
      ("ru", [.other, .other, .other, .other]), ("pl", [.other, .other, .other, .other]),
      ("ar", [.one, .other, .other, .few]), ("ga", [.one, .other, .other, .many]),
      ("cy", [.one, .other, .other, .other]), ("lv", [.one, .other, .other, .zero]),
      ("da", [.one, .one, .one, .other]),
    ] as [(String, [PluralCategory])])
  func categoriesOfOneDigitAfterThePoint(language: String, expected: [PluralCategory]) {
    #expect([1, 1.5, 0.5, 10].map { category($0, language, as: "%.1f") } == expected)
  }

  @Test func shownZerosCount() {
    #expect(category(1, "en", as: "%d") == .one)
    #expect(category(1, "en", as: "%.0f") == .one)
    #expect(category(1, "en", as: "%.2f") == .other)
    #expect(category(1, "en", as: "%g") == .one)
    #expect(category(1.5, "ga", as: "%g") == .other)
    #expect(category(10.5, "lv", as: "%g") == .other)
  }

  @Test(arguments: ["", "%.1f", "%.999999999f"])
  func unusualNumbersAreInTheGeneralCategory(specifier: String) {
    for value in [Double.infinity, -.infinity, .nan, 1e300, .greatestFiniteMagnitude] {
      #expect(category(value, "en", as: specifier) == .other)
    }
    #expect(category(-1, "en") == .one)
    #expect(category(.leastNonzeroMagnitude, "en", as: specifier) == .other)
  }

  /// An unknown language must not fall back to the locale of the process.
  @Test(arguments: [
    "", "Base", "xx", "@@%%", String(repeating: "a-", count: 78), "\u{1F600}",
    String(repeating: "a-", count: 10_000),
  ])
  func languagesWithoutRulesHaveTheGeneralCategory(language: String) {
    for value in [0.0, 1, 2, 5] { #expect(category(value, language) == .other) }
  }
}
