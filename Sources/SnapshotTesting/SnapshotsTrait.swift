import SnapshotStore
import Testing

/// A trait that says how a test, or every test of a suite, takes its snapshots.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Whether the trait holds for the tests within a suite: it does.
  public var isRecursive: Bool { true }

  /// Runs a test under the trait's configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSnapshotTesting(record: configuration.record) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Snapshots as the environment says.
  public static var snapshots: Self { snapshots() }

  /// Snapshots recorded in a mode.
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    snapshots(SnapshotTestingConfiguration(record: record))
  }

  /// Snapshots under a configuration.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
