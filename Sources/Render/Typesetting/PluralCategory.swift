internal import CICU
import ViewCore

/// A plural category of Unicode's CLDR, by ICU's rules.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// The category that a language, a BCP 47 tag, uses for a number; the locale of the process has
  /// no influence.
  ///
  /// A language without rules has only the category `other`, and so have ∞ and NaN.
  init(_ count: PluralCount, language: String) {
    var keyword = [UInt16](repeating: 0, count: "other".utf16.count)
    let length = icu_pluralCategory(
      language, count.value, Int32(clamping: count.fractionDigits ?? -1), &keyword,
      Int32(keyword.count))
    let name = String(decoding: keyword.prefix(Int(length)), as: UTF16.self)
    self = PluralCategory(rawValue: name) ?? .other
  }
}
