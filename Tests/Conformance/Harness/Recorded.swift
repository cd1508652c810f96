import Foundation
import LayoutDSL

/// The recorded form of a value: numbers or strings.
enum Recorded: Equatable, CustomStringConvertible {
  case numbers([CGFloat])
  case texts([String])

  /// Returns whether both are equal strings, or numbers that differ by at most a tolerance.
  func matches(_ other: Recorded, tolerance: CGFloat) -> Bool {
    guard case .numbers(let own) = self, case .numbers(let others) = other else {
      return self == other
    }
    return own.count == others.count
      && zip(own, others).allSatisfy { abs($0 - $1) <= tolerance }
  }

  var description: String {
    switch self {
    case .numbers(let numbers): "(\(numbers.map { "\($0)" }.joined(separator: ", ")))"
    case .texts(let texts): "\(texts)"
    }
  }
}

/// A value that can be recorded.
protocol Recordable {
  var recorded: Recorded { get }
}

extension Int: Recordable {
  var recorded: Recorded { .numbers([CGFloat(self)]) }
}

extension CGFloat: Recordable {
  var recorded: Recorded { .numbers([self]) }
}

extension Double: Recordable {
  var recorded: Recorded { .numbers([CGFloat(self)]) }
}

extension Bool: Recordable {
  var recorded: Recorded { .texts([self ? "true" : "false"]) }
}

extension String: Recordable {
  var recorded: Recorded { .texts([self]) }
}

extension CGPoint: Recordable {
  var recorded: Recorded { .numbers([x, y]) }
}

extension CGRect: Recordable {
  var recorded: Recorded { .numbers([minX, minY, width, height]) }
}

extension Optional: Recordable where Wrapped: Recordable {
  var recorded: Recorded { self?.recorded ?? .numbers([]) }
}

extension Array: Recordable where Element: Recordable {
  var recorded: Recorded {
    var numbers: [CGFloat] = []
    var texts: [String] = []
    for element in self {
      switch element.recorded {
      case .numbers(let values): numbers += values
      case .texts(let values): texts += values
      }
    }
    return texts.isEmpty ? .numbers(numbers) : .texts(texts)
  }
}

extension Color.Resolved: Recordable {
  /// The red, green and blue components.
  var recorded: Recorded { .numbers([CGFloat(red), CGFloat(green), CGFloat(blue)]) }
}
