// The assertion is in SnapshotTesting; this module has the name that tests import.
@_exported import SnapshotTesting
