import Foundation

/// The translations of strings that belong to no screen, such as `String(localized:)` in a model.
package enum LocalizedStrings {
  /// The resource folder of the main bundle, cached because the look-up is frequent and slow.
  static let mainFolder = Bundle.main.resourceURL

  private static let lock = NSLock()
  nonisolated(unsafe) private static var provider: (any StringProvider)?

  /// Sets what translates; nil leaves strings as they are.
  package static func setProvider(_ provider: (any StringProvider)?) {
    lock.withLock { self.provider = provider }
  }

  /// Returns the translation of a key; nil if there is none.
  ///
  /// Nil counts are those of the key, a nil table is `Localizable`, a nil bundle the main one.
  static func translation(
    of key: LocalizedStringKey, counts: [PluralCount?]? = nil, table: String?, bundle: Bundle?,
    locale: Locale
  ) -> String? {
    guard let folder = bundle.map(\.resourceURL) ?? mainFolder else { return nil }
    let request = StringRequest(
      key: key.format, table: table ?? "Localizable", folder: folder, locale: locale,
      counts: counts ?? key.counts)
    return lock.withLock { provider }?.translation(of: request)
  }

  /// Returns the translation of a key without arguments, or the key.
  package static func string(_ key: String, table: String?, bundle: Bundle?) -> String {
    translation(of: LocalizedStringKey(key), table: table, bundle: bundle, locale: .current) ?? key
  }
}
