import Foundation

/// A localizable string with interpolated values, such as a string literal in `Text`.
///
/// The string catalogs of the bundle translate it, and its result is parsed as Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The literals, and placeholders for the arguments between them.
  private(set) var pieces: [FormatString.Piece]
  private(set) var arguments: [Argument] = []

  /// Creates a key from a string.
  public init(_ value: String) {
    pieces = [.literal(value)]
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a string literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
    arguments = stringInterpolation.arguments
  }

  /// The key in string catalogs, such as "%lld of %@".
  var format: String {
    if arguments.isEmpty, case .literal(let key) = pieces.first, pieces.count == 1 { return key }
    return pieces.map { piece in
      switch piece {
      case .literal(let string):
        // The search for a byte is much faster than the one for a string.
        string.utf8.contains(UInt8(ascii: "%"))
          ? string.replacingOccurrences(of: "%", with: "%%") : string
      case .argument(let index, _): arguments[index].specifier
      }
    }.joined()
  }

  /// The numeric arguments, which select the plural form; nil for other arguments.
  var counts: [PluralCount?] {
    arguments.map { if case .number(let number) = $0 { number.count } else { nil } }
  }

  /// Returns the string with its arguments, without parsing Markdown; a nil translation is the key.
  func plainString(in environment: EnvironmentValues, translation: String? = nil) -> String {
    let pieces =
      translation.map { arguments.isEmpty ? [.literal($0)] : FormatString.pieces(of: $0) }
      ?? pieces
    return string(of: pieces, in: environment) { text in
      let resolution = TextResolution(text, in: environment, services: nil)
      return resolution.text.runs.map(\.string).joined()
    } ?? ""
  }

  /// Returns pieces with the arguments of the key; nil if `plain` has no string for one that is a
  /// text.
  func string(
    of pieces: [FormatString.Piece], in environment: EnvironmentValues, plain: (Text) -> String?
  ) -> String? {
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let string): result += string
      case .argument(let index, let specifier):
        // A translation may name arguments that the key lacks.
        guard arguments.indices.contains(index) else { continue }
        switch arguments[index] {
        case .string(let string): result += string
        case .number(let number): result += number.string(specifier: specifier, in: environment)
        case .text(let text):
          guard let string = plain(text) else { return nil }
          result += string
        }
      }
    }
    return result
  }

  /// An interpolated argument.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(NumberArgument)
    case text(Text)

    var specifier: String {
      if case .number(let number) = self { number.specifier } else { "%@" }
    }
  }

  /// The parts of a string literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [FormatString.Piece] = []
    var arguments: [Argument] = []

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ argument: Argument) {
      pieces.append(.argument(arguments.count, specifier: nil))
      arguments.append(argument)
    }

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Appends a string, without parsing it as Markdown.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Appends text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    /// Appends an image, aligned to the baseline.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)))
    }

    /// Appends an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    /// Appends a date in a date style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// Appends a date range.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// Appends a date interval.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// Appends a timer that counts down or up within an interval.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Appends a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    /// Appends a value in a format with attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)))
    }

    /// Appends a localized string resource.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    /// Appends a value formatted by a formatter.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(.string(formatter.string(for: subject) ?? ""))
    }

    /// Appends a number in a `printf` format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(NumberArgument(value, specifier: specifier).map { .number($0) } ?? .string("\(value)"))
    }

    /// Appends a number in the locale's format, or the description of any other value.
    public mutating func appendInterpolation<T>(_ value: T) {
      let number = (value as? any CVarArg).flatMap { NumberArgument($0, specifier: nil) }
      append(number.map { .number($0) } ?? .string("\(value)"))
    }
  }
}
