/// A source of translations.
///
/// `Render` implements it with the string catalogs of a folder.
package protocol StringProvider: AnyObject, Sendable {
  /// Returns the translation of a key, with `printf` placeholders; nil if there is none.
  func translation(of request: StringRequest) -> String?
}
