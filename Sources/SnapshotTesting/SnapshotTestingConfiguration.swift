import Goldens

/// The settings of the snapshots in a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// The condition under which goldens are written.
  public typealias Record = RecordMode

  /// The condition under which the goldens of the scope are written; `nil` for the environment's
  /// mode.
  public var record: Record?
  /// The tool that compares the files of a failure; `nil` for the environment's.
  public var diffTool: DiffTool?

  /// Creates a configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    self.record = record
    self.diffTool = diffTool
  }

  /// The configuration of the innermost scope.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The settings of a scope inside the current one.
  fileprivate static func inner(_ record: Record?, _ diffTool: DiffTool?) -> Self {
    Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
  }
}

/// Runs an operation in which snapshots are recorded in a mode and compared with a tool.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation)
}

/// Runs an asynchronous operation in which snapshots are recorded in a mode and compared with a
/// tool.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotTestingConfiguration.$current.withValue(
    .inner(record, diffTool), operation: operation)
}
