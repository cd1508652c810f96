import Foundation
import ViewCore

/// Formats numbers for messages, equally in every locale.
package enum NumberFormat {
  /// Returns a count with thousands separated by commas.
  package static func count(_ value: Int) -> String {
    let digits = Array(String(abs(value)))
    let grouped = digits.enumerated().map { index, digit in
      let follows = index > 0 && (digits.count - index) % 3 == 0
      return (follows ? "," : "") + String(digit)
    }
    return (value < 0 ? "-" : "") + grouped.joined()
  }

  /// Returns a part of a whole in percent, with three significant digits.
  package static func percent(_ part: Int, of whole: Int) -> String {
    guard part > 0, whole > 0 else { return "0 %" }
    if part >= whole { return "100 %" }
    let value = Double(part) / Double(whole) * 100
    var decimals = 0
    var scaled = value
    while scaled < 99.95, decimals < 10 {
      scaled *= 10
      decimals += 1
    }
    return String(format: "%.\(decimals)f %%", value)
  }

  /// Returns a change of a length, with its sign.
  package static func change(_ value: CGFloat) -> String {
    (value < 0 ? "−" : "+") + formatted(abs(value))
  }
}
