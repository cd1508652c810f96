import Testing

@testable import ViewCore

struct PluralCountTests {
  @Test(
    arguments: [
      ("%lld", nil), ("%d", nil), ("%@", nil), ("%g", nil), ("", nil), ("%f", 6), ("%lf", 6),
      ("%.0f", 0), ("%.f", 0), ("%5.2f", 2), ("%+.3lf", 3), ("%.1F", 1),
    ] as [(String, Int?)])
  func fractionDigitsAreThoseOfTheSpecifier(specifier: String, digits: Int?) {
    #expect(PluralCount(1, specifier: specifier).fractionDigits == digits)
  }

  @Test func argumentsCountAsTheyAreShown() {
    let key: LocalizedStringKey = "\(1) \(1.0) \(1.0, specifier: "%.1f") \("a")"
    #expect(key.counts.map(\.?.value) == [1, 1, 1, nil])
    #expect(key.counts.map(\.?.fractionDigits) == [nil, 6, 1, nil])
  }
}
