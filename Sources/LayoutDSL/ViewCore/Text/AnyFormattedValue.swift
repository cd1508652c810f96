import Foundation

/// A type-erased value and its format style.
struct AnyFormattedValue: Equatable, @unchecked Sendable {
  private let base: any FormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    base = Formatted(input: input, format: format) { .string($0) }
  }

  init<F: FormatStyle>(_ input: F.FormatInput, attributedFormat format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    base = Formatted(input: input, format: format) { .attributed($0) }
  }

  /// Returns the formatted value, in the environment's locale unless the format has its own.
  func content(in environment: EnvironmentValues) -> Text.Content { base.content(in: environment) }

  static func == (left: Self, right: Self) -> Bool {
    func isEqual<Left: FormattedValue>(_ left: Left) -> Bool { left == right.base as? Left }
    return isEqual(left.base)
  }
}

private protocol FormattedValue: Equatable {
  func content(in environment: EnvironmentValues) -> Text.Content
}

private struct Formatted<F: FormatStyle>: FormattedValue where F.FormatInput: Equatable {
  let input: F.FormatInput
  let format: F
  let content: (F.FormatOutput) -> Text.Content

  func content(in environment: EnvironmentValues) -> Text.Content {
    content(format.adapted(to: environment).format(input))
  }

  static func == (left: Self, right: Self) -> Bool {
    left.input == right.input && left.format == right.format
  }
}
