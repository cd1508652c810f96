import Foundation

/// Collects bytes in memory.
package final class CollectedBytes: ByteSink {
  package private(set) var data = Data()

  package init() {}

  package func write(_ bytes: Data) { data.append(bytes) }
}
