import Foundation

/// The values that replace literals of the program, by the numbers of the literals.
final class LiveTable: @unchecked Sendable {
  static let shared = LiveTable()

  private let lock = NSLock()
  private var values: [Int: LiveValue] = [:]

  /// Replaces all values.
  func replace(with new: [Int: LiveValue]) {
    lock.withLock { values = new }
  }

  /// Returns the value that replaces a literal; nil if it has its own.
  subscript(number: Int) -> LiveValue? {
    lock.withLock { values[number] }
  }
}
