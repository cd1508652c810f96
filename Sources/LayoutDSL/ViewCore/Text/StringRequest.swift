import Foundation

/// A request for a translation.
package struct StringRequest: Hashable, Sendable {
  package var key: String
  /// The name of the string catalog.
  package var table: String
  /// The resource folder of a bundle.
  package var folder: URL
  /// The locale of the translation; nil for that of the screen.
  package var locale: Locale?
  /// The numeric arguments, which select the plural form; nil for other arguments.
  package var counts: [PluralCount?] = []

  package init(
    key: String, table: String = "Localizable", folder: URL, locale: Locale?,
    counts: [PluralCount?] = []
  ) {
    self.key = key
    self.table = table
    self.folder = folder
    self.locale = locale
    self.counts = counts
  }
}
