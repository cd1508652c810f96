import Foundation
import ViewCore

/// The contents of a `.xcstrings` file.
struct StringCatalog: Decodable {
  var sourceLanguage: String
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  /// A string in a language: a single string, or one for each variation.
  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String
  }

  /// Variations by plural category or by device.
  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  /// The replacement of "%#@name@" in a string.
  struct Substitution: Decodable {
    /// The index of the argument, from 1 on.
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  /// Adds the strings of a language.
  mutating func add(_ entries: [String: String], language: String) {
    for (key, value) in entries {
      var localizations = strings[key]?.localizations ?? [:]
      localizations[language] = Localization(stringUnit: Unit(value: value))
      strings[key] = Entry(localizations: localizations)
    }
  }

  /// The translation of a key for a locale, as a `printf` format.
  ///
  /// - Parameter counts: The arguments; nil for those that are not numbers.
  func translation(of key: String, locale: Locale, counts: [PluralCount?]) -> String? {
    guard let localizations = strings[key]?.localizations else { return nil }
    for language in languages(of: locale) {
      guard let localization = localizations[language] else { continue }
      return string(localization, counts, language: language)
    }
    return nil
  }

  /// The language tags for a locale, the most specific first, followed by the source language.
  private func languages(of locale: Locale) -> [String] {
    let language = locale.language.languageCode?.identifier ?? sourceLanguage
    let script = locale.language.script?.identifier
    let region = locale.region?.identifier
    let tags = [
      [language, script, region], [language, script, nil], [language, nil, region],
      [language, nil, nil],
    ]
    return tags.map { $0.compactMap { $0 }.joined(separator: "-") } + [sourceLanguage, "Base"]
  }

  private func string(
    _ localization: Localization, _ counts: [PluralCount?], language: String
  ) -> String? {
    guard var string = unit(of: localization, count: counts.lazy.compactMap { $0 }.first, language)
    else { return nil }
    for (name, substitution) in (localization.substitutions ?? [:]).sorted(by: { $0.key < $1.key })
    {
      let index = max(1, substitution.argNum ?? 1) - 1
      var count = counts.indices.contains(index) ? counts[index] : nil
      if let specifier = substitution.formatSpecifier, specifier.contains("."),
        let value = count?.value
      {
        count = PluralCount(value, specifier: specifier)
      }
      guard let variations = substitution.variations,
        let part = unit(of: Localization(variations: variations), count: count, language)
      else { continue }
      let place = "%\(index + 1)$" + (substitution.formatSpecifier ?? "@")
      string = string.replacingOccurrences(
        of: "%#@\(name)@", with: part.replacingOccurrences(of: "%arg", with: place))
    }
    return string
  }

  private func unit(
    of localization: Localization, count: PluralCount?, _ language: String
  ) -> String? {
    if let unit = localization.stringUnit { return unit.value }
    if let plural = localization.variations?.plural {
      let category = count.map { PluralCategory($0, language: language).rawValue } ?? "other"
      let exact = count?.value == 0 ? plural["zero"] : nil
      return (exact ?? plural[category] ?? plural["other"]).flatMap {
        unit(of: $0, count: count, language)
      }
    }
    let devices = localization.variations?.device
    return (devices?["iphone"] ?? devices?["other"]).flatMap {
      unit(of: $0, count: count, language)
    }
  }
}
