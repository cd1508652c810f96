/// A source of translations.
///
/// `Render` implements it with the string catalogs of a folder.
package protocol StringProvider: AnyObject, Sendable {
  /// Returns the translation of a key, with `printf` placeholders; nil if there is none.
  ///
  /// Without a translation, `unreadable` becomes a file of the requested table that cannot be read,
  /// and the reason.
  func translation(
    of request: StringRequest, unreadable: inout (file: String, reason: String)?
  ) -> String?
}

extension StringProvider {
  /// Returns the translation of a key, with `printf` placeholders; nil if there is none.
  package func translation(of request: StringRequest) -> String? {
    var unreadable: (file: String, reason: String)?
    return translation(of: request, unreadable: &unreadable)
  }
}
