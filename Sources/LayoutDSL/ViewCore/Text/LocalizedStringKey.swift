import Foundation

/// A text with values interpolated, as string literals in `Text` are.
///
/// It is looked up in the string catalogs of the bundle, and read as Markdown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A literal with its values in their places.
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

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
    arguments = stringInterpolation.arguments
  }

  /// The key that string catalogs know the text by, such as "%lld of %@".
  var format: String {
    if arguments.isEmpty, case .literal(let key) = pieces.first, pieces.count == 1 { return key }
    return pieces.map { piece in
      switch piece {
      case .literal(let string): string.replacingOccurrences(of: "%", with: "%%")
      case .argument(let index, _): arguments[index].specifier
      }
    }.joined()
  }

  /// The whole numbers among the values, which decide on singular or plural.
  var counts: [Double?] {
    arguments.map { if case .number(let number) = $0 { number.value } else { nil } }
  }

  /// The text with its values, as it is written.
  func plainString(in environment: EnvironmentValues) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let string): return string
      case .argument(let index, let specifier):
        switch arguments[index] {
        case .string(let string): return string
        case .number(let number):
          return number.string(specifier: specifier, in: environment)
        case .text(let text):
          let resolution = TextResolution(text, in: environment, services: nil)
          return resolution.text.runs.map(\.string).joined()
        }
      }
    }.joined()
  }

  /// A value interpolated into a text.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(NumberArgument)
    case text(Text)

    var specifier: String {
      if case .number(let number) = self { number.specifier } else { "%@" }
    }
  }

  /// The pieces of a literal with interpolations.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pieces: [FormatString.Piece] = []
    var arguments: [Argument] = []

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    private mutating func append(_ argument: Argument) {
      pieces.append(.argument(arguments.count, specifier: nil))
      arguments.append(argument)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Adds a string, as it is.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Adds a text with its own attributes.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    /// Adds an image on the baseline.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)))
    }

    /// Adds a string whose parts have attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    /// Adds a date, as the style has it.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    /// Adds a span of time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    /// Adds a span of time.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    /// Adds a time that counts down or up within an interval.
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

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    /// Adds a value in a format with attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)))
    }

    /// Adds a resource, as it is translated.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.text(Text(resource)))
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter
    ) {
      append(.string(formatter.string(for: subject) ?? ""))
    }

    /// Adds a number in a format of C's `printf`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(NumberArgument(value, specifier: specifier).map { .number($0) } ?? .string("\(value)"))
    }

    /// Adds a number as the locale writes it, or another value by its description.
    public mutating func appendInterpolation<T>(_ value: T) {
      let number = (value as? any CVarArg).flatMap { NumberArgument($0, specifier: nil) }
      append(number.map { .number($0) } ?? .string("\(value)"))
    }
  }
}
