import Foundation

/// The reason why a file is not read.
package struct InputError: Error, Equatable, CustomStringConvertible, LocalizedError {
  package let reason: String

  init(reason: String) {
    self.reason = reason
  }

  init(_ code: Int32) {
    reason = String(cString: strerror(code))
  }

  init(size: Int, limit: InputFile.Limit) {
    reason = "it has \(size >> 20) MiB, and the limit is \(limit.rawValue >> 20)"
  }

  package var description: String { reason }
  package var errorDescription: String? { reason }
}
