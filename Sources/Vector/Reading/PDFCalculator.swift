import Drawing
import Foundation

/// A function of type 4: a small program in PostScript (PDF 1.7, 7.10.5).
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case operation(String)
    /// A part that runs if the top of the stack is true, and the one that runs otherwise.
    case branch([Step], [Step])
  }

  private let steps: [Step]
  private let count: Int

  /// The levels of parts up to which a program is read: they are run by recursion.
  private static let depthLimit = 32
  private static let stackLimit = 200

  /// Reads a program; nil for a mistake.
  ///
  /// - Parameter count: The number of results.
  init?(_ text: [UInt8], count: Int) {
    var lexer = PDFLexer(text[...])
    guard case .keyword("{") = lexer.token(), let steps = Self.part(&lexer, depth: 0) else {
      return nil
    }
    (self.steps, self.count) = (steps, count)
  }

  private static func part(_ lexer: inout PDFLexer, depth: Int) -> [Step]? {
    guard depth < depthLimit else { return nil }
    var steps: [Step] = []
    var parts: [[Step]] = []
    while let token = lexer.token() {
      switch token {
      case .value(.number(let number)): steps.append(.number(number))
      case .value(.bool(let value)): steps.append(.number(value ? 1 : 0))
      case .keyword("{"):
        guard let part = part(&lexer, depth: depth + 1) else { return nil }
        parts.append(part)
      case .keyword("}"): return steps
      case .keyword("if"):
        guard let part = parts.popLast() else { return nil }
        steps.append(.branch(part, []))
      case .keyword("ifelse"):
        guard let second = parts.popLast(), let first = parts.popLast() else { return nil }
        steps.append(.branch(first, second))
      case .keyword(let name): steps.append(.operation(name))
      case .value: return nil
      }
    }
    return nil
  }

  func callAsFunction(_ input: Double) -> [Double] {
    var stack = [input]
    run(steps, &stack)
    let results = stack.suffix(count)
    return Array(repeating: 0, count: count - results.count) + results
  }

  private func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps where stack.count < Self.stackLimit {
      switch step {
      case .number(let number): stack.append(number)
      case .branch(let first, let second):
        run(stack.popLast() ?? 0 != 0 ? first : second, &stack)
      case .operation(let name): run(name, &stack)
      }
    }
  }

  private func run(_ name: String, _ stack: inout [Double]) {
    func unary(_ change: (Double) -> Double) {
      if let value = stack.popLast() { stack.append(change(value)) }
    }
    func binary(_ combine: (Double, Double) -> Double) {
      guard let second = stack.popLast(), let first = stack.popLast() else { return }
      stack.append(combine(first, second))
    }
    switch name {
    case "add": binary(+)
    case "sub": binary(-)
    case "mul": binary(*)
    case "div": binary { $1 == 0 ? 0 : $0 / $1 }
    case "idiv": binary { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) }
    case "mod": binary { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) }
    case "exp": binary { $0 < 0 ? 0 : deterministicPower($0, $1) }
    case "eq": binary { $0 == $1 ? 1 : 0 }
    case "ne": binary { $0 != $1 ? 1 : 0 }
    case "gt": binary { $0 > $1 ? 1 : 0 }
    case "ge": binary { $0 >= $1 ? 1 : 0 }
    case "lt": binary { $0 < $1 ? 1 : 0 }
    case "le": binary { $0 <= $1 ? 1 : 0 }
    case "and": binary { $0 != 0 && $1 != 0 ? 1 : 0 }
    case "or": binary { $0 != 0 || $1 != 0 ? 1 : 0 }
    case "not": unary { $0 == 0 ? 1 : 0 }
    case "neg": unary(-)
    case "abs": unary(abs)
    case "sqrt": unary { max(0, $0).squareRoot() }
    case "ceiling": unary { $0.rounded(.up) }
    case "floor": unary { $0.rounded(.down) }
    case "round": unary { ($0 + 0.5).rounded(.down) }
    case "truncate", "cvi": unary { $0.rounded(.towardZero) }
    case "sin": unary { deterministicSineCosine($0 * .pi / 180).sine }
    case "cos": unary { deterministicSineCosine($0 * .pi / 180).cosine }
    case "pop": _ = stack.popLast()
    case "dup": if let last = stack.last { stack.append(last) }
    case "exch": if stack.count >= 2 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy":
      if let count = stack.popLast(), count >= 0, count <= Double(stack.count) {
        stack += stack.suffix(Int(count))
      }
    case "index":
      if let place = stack.popLast(), place >= 0, place < Double(stack.count) {
        stack.append(stack[stack.count - 1 - Int(place)])
      }
    case "roll":
      guard let shift = stack.popLast(), let count = stack.popLast(), count >= 1,
        count <= Double(stack.count), abs(shift) < 1e6
      else { return }
      let top = Array(stack.suffix(Int(count)))
      let step = (Int(shift) % top.count + top.count) % top.count
      stack.removeLast(top.count)
      stack += top.suffix(step) + top.prefix(top.count - step)
    default: break
    }
  }
}
