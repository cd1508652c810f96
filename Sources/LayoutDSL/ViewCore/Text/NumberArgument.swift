import Foundation

/// A number interpolated into a text, with the format of C's `printf` that it is shown in.
struct NumberArgument: Equatable, Sendable {
  private enum Number: Equatable, Sendable {
    case signed(Int64), unsigned(UInt64), floating(Double)
  }

  private let number: Number
  let specifier: String

  /// Nil for what is not a number; a nil specifier is that of the type.
  init?(_ value: any CVarArg, specifier: String?) {
    switch value {
    case let value as any BinaryFloatingPoint:
      number = .floating(Double(value))
      self.specifier = specifier ?? (value is Float ? "%f" : "%lf")
    case let value as any (SignedInteger & FixedWidthInteger):
      number = .signed(Int64(truncatingIfNeeded: value))
      self.specifier = specifier ?? (value is Int || value is Int64 ? "%lld" : "%d")
    case let value as any (UnsignedInteger & FixedWidthInteger):
      number = .unsigned(UInt64(truncatingIfNeeded: value))
      self.specifier = specifier ?? (value is UInt || value is UInt64 ? "%llu" : "%u")
    default: return nil
    }
  }

  var value: Double {
    switch number {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    }
  }

  /// The number in its own format or another.
  func string(specifier other: String?, in environment: EnvironmentValues) -> String {
    let specifier = other ?? specifier
    if let digits = plainDigits(specifier, in: environment) { return digits }
    let locale = environment.locale
    return FormatString.pieces(of: specifier).map { piece in
      switch piece {
      case .literal(let string): string
      case .argument(_, let specifier): converted(specifier, locale: locale)
      }
    }.joined()
  }

  /// A whole number that every locale with these digits writes alike, which needs no formatter:
  /// without a sign and below the thousands.
  private func plainDigits(_ specifier: String, in environment: EnvironmentValues) -> String? {
    guard case .signed(let value) = number, (0..<1_000).contains(value),
      specifier == "%lld" || specifier == "%d", environment.values.locale?.hasPlainDigits != false
    else { return nil }
    return String(value)
  }

  /// A format for numbers of another kind is not used: C would read other memory.
  private func converted(_ specifier: String?, locale: Locale) -> String {
    let conversion = specifier?.last ?? " "
    let flags = specifier?.dropFirst().dropLast().filter { !"hlqjzt".contains($0) } ?? ""
    if "fFeEgGaA".contains(conversion) {
      return String(format: "%" + flags + String(conversion), locale: locale, value)
    }
    let isInteger = "dDiuUxXoO".contains(conversion)
    switch number {
    case .signed(let value):
      let format = isInteger ? "%" + flags + "ll" + conversion.lowercasedInteger : "%lld"
      return String(format: format, locale: locale, value)
    case .unsigned(let value):
      let format = isInteger ? "%" + flags + "ll" + conversion.lowercasedInteger : "%llu"
      return String(format: format, locale: locale, value)
    case .floating(let value): return String(format: "%lf", locale: locale, value)
    }
  }
}

extension Locale {
  /// Whether the digits are those of ASCII; of English that is known without the data of all others.
  fileprivate var hasPlainDigits: Bool {
    identifier == "en_US" || numberingSystem.identifier == "latn"
  }
}

extension Character {
  /// C's old names for long integers, by the names for all.
  fileprivate var lowercasedInteger: String { self == "X" ? "X" : lowercased() }
}
