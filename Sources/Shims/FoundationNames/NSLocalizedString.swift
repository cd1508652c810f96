import Foundation
import ViewCore

/// A string that is localized when it is shown.
public typealias LocalizedStringResource = ViewCore.LocalizedStringResource

// Foundation's function does not read string catalogs. The compiler prefers these overloads
// because they have no default arguments.

/// Returns the translation of a key in the main bundle, or the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.string(key, table: nil, bundle: nil)
}

/// Returns the translation of a key in a table of the main bundle, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.string(key, table: tableName, bundle: nil)
}

/// Returns the translation of a key in a bundle, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.string(key, table: nil, bundle: bundle)
}

/// Returns the translation of a key in a table of a bundle, or the key.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedStrings.string(key, table: tableName, bundle: bundle)
}
