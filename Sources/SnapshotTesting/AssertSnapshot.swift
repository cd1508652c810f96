import Foundation
import Goldens

/// Asserts that a value matches its golden.
///
/// The golden is in `__Snapshots__`, beside the test's file. If there is none, it is recorded and
/// the test fails once with a message.
///
/// Views may be asserted from any test; they are rendered on the main actor. On Linux, a test
/// method of an `XCTestCase` on the main actor must be `async`: XCTest calls a synchronous method
/// off the main actor, which traps.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy that takes and compares the snapshot.
///   - name: The name of the snapshot within its test; snapshots without a name are numbered.
///   - record: The condition for writing the golden; nil for that of the scope or environment.
///   - timeout: The seconds that an asynchronous snapshot may take.
///   - fileID: The module and file at which a failure is reported.
///   - filePath: The test's file; `__Snapshots__` is beside it.
///   - testName: The name of the test, which names the golden.
///   - line: The line at which a failure is reported.
///   - column: The column at which a failure is reported.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let message else { return }
  RunningTest.fail(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches its goldens under several named strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: RecordMode? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches its goldens under several strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as strategies: [Snapshotting<Value, Format>],
  record: RecordMode? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Verifies that a value matches its golden, and returns the failure message if it does not.
///
/// Use it to write your own assertions.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record: RecordMode? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  let test = RunningTest.identity(
    fileID: "\(fileID)", filePath: "\(filePath)", function: testName)
  return AsyncTimeout.$seconds.withValue(timeout) {
    SnapshotSession.process.verify(
      of: value, as: snapshotting, named: name, record: record,
      directory: snapshotDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) },
      test: test, line: line)
  }
}
