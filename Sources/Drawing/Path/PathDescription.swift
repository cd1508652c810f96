import Foundation

/// The text form uses the operators of PDF after their operands.
///
/// They are `m` (move), `l` (line), `q` (quadratic curve, which PDF lacks), `c` (cubic curve), `h`
/// (close) and `re` (rectangle).
extension Path: LosslessStringConvertible {
  /// The text form of the path, which `init(_:)` parses.
  public var description: String {
    if case .rect(let rect) = storage {
      return operands([rect.minX, rect.minY, rect.width, rect.height]) + "re"
    }
    return elements.map { element in
      switch element {
      case .move(let end): return operands([end.x, end.y]) + "m"
      case .line(let end): return operands([end.x, end.y]) + "l"
      case .quadCurve(let end, let control):
        return operands([control.x, control.y, end.x, end.y]) + "q"
      case .curve(let end, let control1, let control2):
        return operands([control1.x, control1.y, control2.x, control2.y, end.x, end.y]) + "c"
      case .closeSubpath: return "h"
      }
    }.joined(separator: " ")
  }

  /// Creates a path from its text form; returns nil if the text is malformed.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for token in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(token) {
        numbers.append(CGFloat(number))
        continue
      }
      guard let count = operandCounts[String(token)], numbers.count == count else { return nil }
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: numbers[index], y: numbers[index + 1])
      }
      switch token {
      case "m": move(to: point(0))
      case "l": addLine(to: point(0))
      case "q": addQuadCurve(to: point(2), control: point(0))
      case "c": addCurve(to: point(4), control1: point(0), control2: point(2))
      case "re":
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: closeSubpath()
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}

private let operandCounts = ["m": 2, "l": 2, "q": 4, "c": 6, "h": 0, "re": 4]

private func operands(_ numbers: [CGFloat]) -> String {
  numbers.map { number in
    let text = "\(Double(number))"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " "
  }.joined()
}
