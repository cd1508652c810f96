import Foundation

/// The lines from `snap` that the main thread has not read yet.
final class CommandQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var lines: [Data] = []
  private var partial = Data()

  /// Adds a byte of a line.
  func add(_ byte: UInt8) {
    guard byte == UInt8(ascii: "\n") else { return partial.append(byte) }
    condition.withLock {
      lines.append(partial)
      condition.signal()
    }
    partial = Data()
  }

  /// Waits for the next line.
  func next() -> Data {
    condition.withLock {
      while lines.isEmpty { condition.wait() }
      return lines.removeFirst()
    }
  }
}
