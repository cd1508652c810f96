import Foundation

/// A type-erased value and its format style.
struct AnyFormattedValue: Equatable, @unchecked Sendable {
  private let base: any FormattedValue

  init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    base = Formatted(input: input, format: format)
  }

  /// Returns the formatted value, in the environment's locale unless the format has its own.
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
