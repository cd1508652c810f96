import Foundation

/// The names of the colours on one screen that no asset catalog has.
///
/// Colours are resolved without knowledge of the view that they are for.
package final class MissingColors: @unchecked Sendable {
  private let lock = NSLock()
  private var found: Set<String> = []

  /// The names, sorted.
  package var names: [String] { lock.withLock { found.sorted() } }

  func note(_ name: String) {
    lock.withLock { _ = found.insert(name) }
  }
}
