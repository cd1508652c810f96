import Foundation

/// A time with its unit: `0.35s` or `350ms`.
package struct Seconds: Codable, Equatable, Sendable {
  package var value: Double

  /// The greatest time: one day; a longer time is probably a mistake.
  package static let limit = 86_400.0

  /// Parses a time of zero or more; a number without a unit is in seconds.
  package init?(_ text: some StringProtocol) {
    guard let value = Self.number(text), value >= 0, value <= Self.limit else { return nil }
    self.value = value
  }

  /// Whether a text is a time over the greatest one.
  package static func isOverLimit(_ text: some StringProtocol) -> Bool {
    number(text).map { $0 > limit } ?? false
  }

  private static func number(_ text: some StringProtocol) -> Double? {
    let isMilliseconds = text.hasSuffix("ms")
    let unitLength = isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0
    return Double(text.dropLast(unitLength)).map { isMilliseconds ? $0 / 1000 : $0 }
  }

  package init(value: Double) {
    self.value = value
  }

  /// The shortest text in seconds: `0.35s`.
  package var text: String {
    (value == value.rounded() ? "\(Int(value))" : "\(value)") + "s"
  }
}
