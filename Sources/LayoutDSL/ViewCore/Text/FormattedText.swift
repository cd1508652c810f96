import Foundation

extension Text {
  /// Creates a text that shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(AnyFormattedValue(input, format: format)))
  }

  /// Creates a text that shows a value in a format with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.adapted(to: EnvironmentValues()).format(input)))
  }

  /// Creates a text that shows an object as a formatter writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text that shows a value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

/// Some value and a format to show it in.
struct AnyFormattedValue: Equatable, @unchecked Sendable {
  private let base: any FormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    base = Formatted(input: input, format: format)
  }

  /// The value as the people of an environment's locale write it.
  func string(in environment: EnvironmentValues) -> String { base.string(in: environment) }

  static func == (left: Self, right: Self) -> Bool {
    func isEqual<Left: FormattedValue>(_ left: Left) -> Bool { left == right.base as? Left }
    return isEqual(left.base)
  }
}

private protocol FormattedValue: Equatable {
  func string(in environment: EnvironmentValues) -> String
}

private struct Formatted<F: FormatStyle>: FormattedValue
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    format.adapted(to: environment).format(input)
  }
}

extension FormatStyle where FormatOutput == String {
  /// A value as text, as in the United States unless the format names a locale, whatever the
  /// machine's.
  func formatted(_ input: FormatInput) -> String {
    adapted(to: EnvironmentValues()).format(input)
  }
}
