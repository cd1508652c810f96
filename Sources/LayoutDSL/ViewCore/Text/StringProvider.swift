import Foundation

/// Finds translations; `Render` implements it with the string catalogs of a folder.
package protocol StringProvider: AnyObject, Sendable {
  /// The translation of a key, with places for values as in `printf`; nil if there is none.
  func translation(of request: StringRequest) -> String?
}

/// What is to be translated.
package struct StringRequest: Hashable, Sendable {
  package var key: String
  /// The name of the catalog.
  package var table: String
  /// The resources of a bundle.
  package var folder: URL
  /// Nil for `Locale.standard`.
  package var locale: Locale?
  /// The numbers among the values, which decide on singular or plural; nil for other values.
  package var counts: [Double?] = []

  package init(
    key: String, table: String = "Localizable", folder: URL, locale: Locale?, counts: [Double?] = []
  ) {
    self.key = key
    self.table = table
    self.folder = folder
    self.locale = locale
    self.counts = counts
  }
}
