import Foundation

/// Text of names of persons.
///
/// Foundation has an unusable type of the same name on this system, so `snap` declares this one in
/// the app's module.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of a name.
  public enum Style: Int, Sendable {
    /// As `medium`.
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

  /// Properties of a text, of which none has an effect.
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

  /// Returns a name in the current locale.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: components)
  }

  /// Returns a name.
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

  /// Reads a name; nil if there is none.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents(string)
  }

  /// Returns a name; nil for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
