import SnapshotStore

/// The settings of the snapshots in a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// The condition under which goldens are written.
  public typealias Record = RecordMode

  /// The condition under which the goldens of the scope are written; `nil` for the environment's
  /// mode.
  public var record: Record?

  /// Creates a configuration.
  public init(record: Record? = nil) {
    self.record = record
  }

  /// The configuration of the innermost scope.
  @TaskLocal public static var current: SnapshotTestingConfiguration?
}

/// Runs an operation in which snapshots are recorded in a mode.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  let outer = SnapshotTestingConfiguration.current
  let inner = SnapshotTestingConfiguration(record: record ?? outer?.record)
  return try SnapshotTestingConfiguration.$current.withValue(inner, operation: operation)
}

/// Runs an asynchronous operation in which snapshots are recorded in a mode.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  let outer = SnapshotTestingConfiguration.current
  let inner = SnapshotTestingConfiguration(record: record ?? outer?.record)
  return try await SnapshotTestingConfiguration.$current.withValue(inner, operation: operation)
}
