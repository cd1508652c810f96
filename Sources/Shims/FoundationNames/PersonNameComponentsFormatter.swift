import Foundation

/// Text of names of persons.
///
/// Foundation has an unusable type of the same name on this system, so `snap` declares this one in
/// the app's module.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    /// The same as `medium`.
    case `default`
    /// "Ann".
    case short
    /// "Ann Lee".
    case medium
    /// "Dr. Ann Maria Lee Jr.".
    case long
    /// "AL".
    case abbreviated
  }

  /// The options of a text; there are none.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// The length of a name.
  open var style = Style.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale of the text.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text of a name in the current locale.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// Returns the text of a name.
  open func string(from components: PersonNameComponents) -> String {
    let style: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      case .default, .medium: .medium
      }
    return PersonNameComponents.FormatStyle(style: style, locale: locale ?? .autoupdatingCurrent)
      .format(components)
  }

  /// Parses a name; nil if the text has none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }

  /// Returns the text of a name; nil for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
