/// A source of translations.
///
/// `Render` implements it with the string catalogs of a folder.
package protocol StringProvider: AnyObject, Sendable {
  /// Returns the translation of a key, with `printf` placeholders; nil if there is none.
  func translation(of request: StringRequest) -> String?
  /// Returns an unreadable file of the requested table and the reason; nil if there is none.
  func unreadableFile(of request: StringRequest) -> (file: String, reason: String)?
}

extension StringProvider {
  package func unreadableFile(of request: StringRequest) -> (file: String, reason: String)? { nil }
}
