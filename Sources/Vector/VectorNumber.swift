import Codecs
import Drawing
import Foundation
import Rasterizer

/// A number formatted for SVG and PDF: with a decimal point, at most `digits` digits after it, and
/// no exponent.
struct VectorNumber: CustomStringConvertible {
  let description: String

  init(_ value: CGFloat, digits: Int = 3) {
    var power = 1.0
    for _ in 0..<digits { power *= 10 }
    // Values far outside any page are clamped, and NaN and infinity become 0.
    let limited = value.isFinite ? max(-1e7, min(1e7, Double(value))) : 0
    let units = Int((abs(limited) * power).rounded())
    let whole = units / Int(power)
    var fraction = String(units % Int(power))
    fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    let sign = limited < 0 && units > 0 ? "-" : ""
    description = fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}

extension CGAffineTransform {
  /// The six numbers of the matrix; the factors have more digits than the translation.
  var vectorText: String {
    let factors = [a, b, c, d].map { VectorNumber($0, digits: 6).description }
    let shifts = [tx, ty].map { VectorNumber($0, digits: 4).description }
    return (factors + shifts).joined(separator: " ")
  }
}
