/// The commands that a failure message gives for one snapshot.
package struct SnapshotCommands: Equatable, Sendable {
  /// The command that makes the new snapshot the golden.
  package var accept: String
  /// The command that records a missing golden.
  package var record: String

  package init(accept: String, record: String) {
    self.accept = accept
    self.record = record
  }
}
