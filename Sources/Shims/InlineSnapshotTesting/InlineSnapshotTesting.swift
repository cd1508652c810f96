// `assertInlineSnapshot` is in SnapshotTesting; tests of swift-snapshot-testing import the module
// InlineSnapshotTesting for it.
@_exported import SnapshotTesting
