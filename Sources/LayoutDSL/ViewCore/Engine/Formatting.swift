import Foundation

/// Formats a number with at most three decimals and no trailing zeros, for layout trees and
/// diagnostics.
package func formatted(_ value: CGFloat) -> String {
  guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
  let thousandths = (value * 1000).rounded()
  guard abs(thousandths) < 1e15 else { return "\(Double(value))" }
  let number = Int(thousandths)
  let magnitude = abs(number)
  var text = "\(number < 0 ? "-" : "")\(magnitude / 1000)"
  if magnitude % 1000 != 0 {
    var decimals = String(1000 + magnitude % 1000).dropFirst()
    while decimals.last == "0" {
      decimals.removeLast()
    }
    text += "." + decimals
  }
  return text
}

/// Formats a proposed length; nil is the ideal length.
package func formatted(_ length: CGFloat?) -> String {
  length.map { formatted($0) as String } ?? "nil"
}

package func formatted(_ size: CGSize) -> String {
  "\(formatted(size.width))×\(formatted(size.height))"
}

package func formatted(_ point: CGPoint) -> String {
  "\(formatted(point.x)),\(formatted(point.y))"
}

package func formatted(_ proposal: ProposedViewSize) -> String {
  "\(formatted(proposal.width))×\(formatted(proposal.height))"
}
