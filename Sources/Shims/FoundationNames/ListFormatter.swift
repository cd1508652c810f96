import Foundation

/// Text of a list, such as "a, b, and c".
open class ListFormatter: Formatter, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale of the text.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of each item; nil for the descriptions of the items.
  open var itemFormatter: Formatter?

  /// Returns the text of a list in the current locale.
  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  /// Returns the text of a list; nil if an item has no text.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      let text =
        itemFormatter?.string(for: item) ?? item as? String
        ?? (item as? CustomStringConvertible)?
        .description
      guard let text else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// Returns the text of an array as a list; nil for another value.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
