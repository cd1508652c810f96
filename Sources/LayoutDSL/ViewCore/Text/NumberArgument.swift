import Foundation

/// An interpolated number and its `printf` specifier.
struct NumberArgument: Equatable, Sendable {
  private enum Number: Equatable, Sendable {
    case signed(Int64), unsigned(UInt64), floating(Double)
  }

  private let number: Number
  let specifier: String

  /// Creates an argument; returns nil if the value is not a number.
  ///
  /// A nil specifier selects the default specifier of the type.
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

  private var value: Double {
    switch number {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .floating(let value): value
    }
  }

  /// The number with the digits that its specifier shows, which selects a plural form.
  var count: PluralCount { PluralCount(value, specifier: specifier) }

  /// Returns the formatted number; a nil specifier selects its own specifier.
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

  /// Returns the digits of an integer that needs no formatter, which takes a hundred times as long:
  /// from 0 to 999, without a sign and a separator, if the locale uses ASCII digits, and any
  /// integer in US English.
  private func plainDigits(_ specifier: String, in environment: EnvironmentValues) -> String? {
    guard case .signed(let value) = number, specifier == "%lld" || specifier == "%d" else {
      return nil
    }
    let locale = environment.locale
    if (0..<1_000).contains(value), locale.hasPlainDigits { return String(value) }
    return locale.identifier == "en_US" ? grouped(value) : nil
  }

  /// Returns an integer with commas between groups of three digits.
  private func grouped(_ value: Int64) -> String {
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// Formats the number with a specifier.
  ///
  /// A specifier that does not fit the type of the number is replaced, because `printf` would
  /// misread the argument.
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
  /// Whether the locale uses ASCII digits.
  ///
  /// The check for `en_US` avoids loading locale data.
  fileprivate var hasPlainDigits: Bool {
    identifier == "en_US" || numberingSystem.identifier == "latn"
  }
}

extension Character {
  /// The lowercase form of C's obsolete conversions for long integers; `X` stays uppercase.
  fileprivate var lowercasedInteger: String { self == "X" ? "X" : lowercased() }
}
