import Foundation

/// A time with its unit: `0.35s` or `350ms`.
package struct Seconds: Codable, Equatable, Sendable {
  package var value: Double

  /// The greatest time: one day; a longer time is probably a mistake.
  package static let limit = 86_400.0

  /// Parses a time of zero or more; a number without a unit is in seconds.
  package init?(_ text: some StringProtocol) {
    let isMilliseconds = text.hasSuffix("ms")
    let unitLength = isMilliseconds ? 2 : text.hasSuffix("s") ? 1 : 0
    guard let number = Double(text.dropLast(unitLength)) else { return nil }
    let value = isMilliseconds ? number / 1000 : number
    guard value >= 0, value <= Self.limit else { return nil }
    self.value = value
  }

  package init(value: Double) {
    self.value = value
  }

  /// The shortest text in seconds: `0.35s`.
  package var text: String {
    (value == value.rounded() ? "\(Int(value))" : "\(value)") + "s"
  }
}
