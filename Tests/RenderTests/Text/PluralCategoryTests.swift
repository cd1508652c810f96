import Testing

@testable import Render

struct PluralCategoryTests {
  @Test(
    arguments: [
      ("en", [.other, .one, .other, .other, .other]),
      ("ja", [.other, .other, .other, .other, .other]),
      ("fr", [.one, .one, .other, .other, .other]), ("ru", [.many, .one, .few, .many, .one]),
      ("pl", [.many, .one, .few, .many, .many]), ("cs", [.other, .one, .few, .other, .other]),
      ("ar", [.zero, .one, .two, .few, .many]), ("he", [.other, .one, .two, .other, .other]),
      ("lv", [.zero, .one, .other, .other, .one]),
      ("de-AT", [.other, .one, .other, .other, .other]),
    ] as [(String, [PluralCategory])])
  func categoriesOfIntegers(language: String, expected: [PluralCategory]) {
    #expect([0, 1, 2, 5, 21].map { PluralCategory($0, language: language) } == expected)
  }

  @Test func categoriesOfFractions() {
    #expect(PluralCategory(1.5, language: "en") == .other)
    #expect(PluralCategory(1.5, language: "fr") == .one)
    #expect(PluralCategory(1.5, language: "ru") == .other)
    #expect(PluralCategory(.infinity, language: "ar") == .other)
    #expect(PluralCategory(.nan, language: "en") == .other)
  }
}
