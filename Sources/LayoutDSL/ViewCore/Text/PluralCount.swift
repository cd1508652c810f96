/// A number as it is shown, which selects a plural form: "1.0 miles" but "1 mile".
package struct PluralCount: Hashable, Sendable {
  package var value: Double
  /// The number of digits after the decimal point; nil for as many as the value has.
  package var fractionDigits: Int?

  /// Creates a count with the digits that a `printf` specifier such as "%.1f" shows.
  package init(_ value: Double, specifier: String) {
    self.value = value
    guard specifier.hasSuffix("f") || specifier.hasSuffix("F") else { return }
    let precision = specifier.drop { $0 != "." }.dropFirst().prefix(while: \.isNumber)
    // Without a precision `printf` shows six digits, and none for a dot alone.
    fractionDigits = specifier.contains(".") ? Int(precision) ?? 0 : 6
  }
}
