import Goldens
import Testing

/// A trait that configures the snapshots of a test, or of every test in a suite.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Whether the trait applies to the tests in a suite: always.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(
      record: configuration.record, diffTool: configuration.diffTool
    ) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// A trait for snapshots in the environment's mode.
  public static var snapshots: Self { snapshots() }

  /// Returns a trait for snapshots that are recorded in a mode and compared with a tool.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Returns a trait for snapshots with a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
