import Foundation

extension PersonNameComponents {
  /// Returns the text of the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Returns the given and family name, in the order of their script.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// Parses a name with a strategy.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// Parses a name such as "Doctor Ann Lee".
  public init(_ value: String) throws { self = try FormatStyle().parseStrategy.parse(value) }

  /// A style of names of persons.
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// The length of a name.
    public enum Style: Int, Codable, Sendable {
      /// "Ann".
      case short
      /// "Ann Lee".
      case medium
      /// "Dr. Ann Maria Lee Jr.".
      case long
      /// "AL".
      case abbreviated
    }

    /// The length of a name.
    public var style: Style
    /// The locale of the text; it has no effect, since the script of a name decides the order.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the text of a name.
    public func format(_ value: PersonNameComponents) -> String {
      let isEastAsian = value.isEastAsian
      func join(_ parts: [String?]) -> String {
        let parts = (isEastAsian ? parts.reversed() : parts).compactMap { $0 }
        return parts.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
      }
      switch style {
      case .short:
        let short = [value.nickname, value.givenName, value.familyName].compactMap { $0 }
        return short.first { !$0.isEmpty } ?? ""
      case .medium: return join([value.givenName, value.familyName])
      case .long:
        let name = join([value.givenName, value.middleName, value.familyName])
        return [value.namePrefix, name, value.nameSuffix].compactMap { $0 }
          .filter { !$0.isEmpty }.joined(separator: " ")
      case .abbreviated:
        return isEastAsian
          ? String((value.familyName ?? value.givenName ?? "").prefix(2))
          : [value.givenName, value.familyName].compactMap { $0?.first }
            .map { $0.uppercased() }.joined()
      }
    }

    /// Returns the style for a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }

    /// Reads a name such as "Doctor Ann Lee".
    public var parseStrategy: ParseStrategy { ParseStrategy() }
  }

  /// A strategy that parses titles, a given name, middle names, a family name and suffixes.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Creates a strategy.
    public init() {}

    /// Parses a name; throws a `CocoaError` if there is none.
    public func parse(_ value: String) throws -> PersonNameComponents {
      var words = value.split { $0.isWhitespace || $0 == "," }.map(String.init)
      var name = PersonNameComponents()
      func isOne(of list: Set<String>, _ word: String?) -> Bool {
        word.map { list.contains($0.lowercased().filter { $0 != "." }) } ?? false
      }
      let prefixes = words.prefix { isOne(of: Self.titles, $0) }
      words.removeFirst(prefixes.count)
      let suffixes = words.reversed().prefix { isOne(of: Self.suffixes, $0) }.reversed()
      words.removeLast(suffixes.count)
      guard !words.isEmpty else {
        throw CocoaError(
          .formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse \(value) as a name."])
      }
      name.namePrefix = prefixes.isEmpty ? nil : prefixes.joined(separator: " ")
      name.nameSuffix = suffixes.isEmpty ? nil : suffixes.joined(separator: " ")
      name.givenName = words.removeFirst()
      name.familyName = words.popLast()
      name.middleName = words.isEmpty ? nil : words.joined(separator: " ")
      return name
    }

    private static let titles: Set = [
      "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "rev", "herr", "frau", "hon",
    ]
    private static let suffixes: Set = [
      "jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "dds", "mba",
    ]
  }

  /// Whether the name is in Chinese, Japanese or Korean script, so that the family name is first.
  private var isEastAsian: Bool {
    let scalars = [givenName, familyName].compactMap { $0 }.joined().unicodeScalars
    return !scalars.isEmpty
      && scalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
      }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style of names of persons.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// A strategy that parses names such as "Doctor Ann Lee".
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}
