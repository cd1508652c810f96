import Foundation
import Goldens

/// Asserts that a value matches a text in the source of the test.
///
/// If there is no text, it is written into the source as a trailing closure, and the test fails
/// once. With the record mode `all` or `failed`, another text is replaced.
///
/// - Parameters:
///   - value: The value to compare; nil is a failure.
///   - snapshotting: The strategy that makes a text of the value.
///   - message: A text before that of a failure.
///   - record: The condition for writing the text; nil for that of the scope or environment.
///   - timeout: The seconds that a snapshot may take that is delivered later.
///   - syntaxDescriptor: The place of the text in a call of a function of your own that calls this
///     one and passes on its `file`, `line` and `column`.
///   - expected: The text; nil if there is none yet.
///   - fileID: The module and file at which a failure is reported.
///   - filePath: The source.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: The column of the opening parenthesis of the call.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record: RecordMode? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let failure = AsyncTimeout.$seconds.withValue(timeout) {
    InlineSnapshot(
      place: InlineSnapshotPlace(
        path: "\(filePath)", line: Int(line), column: Int(column), syntax: syntaxDescriptor),
      function: "\(function)", expected: expected?()
    ).verify(
      record: record, environment: SnapshotSession.process.environment,
      diffing: snapshotting.diffing
    ) {
      try value().map { try snapshotting.capture($0).format }
    }
  }
  guard let failure else { return }
  let prefix = message()
  RunningTest.fail(
    prefix.isEmpty ? failure : "\(prefix)\n\n\(failure)",
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// A snapshot whose golden is a text in the source.
package struct InlineSnapshot {
  package var place: InlineSnapshotPlace
  package var function: String
  package var expected: String?

  package init(place: InlineSnapshotPlace, function: String, expected: String?) {
    self.place = place
    self.function = function
    self.expected = expected
  }

  /// Compares or records the text of a value, and returns the failure message; nil for a match.
  package func verify(
    record: RecordMode?, environment: [String: String], diffing: Diffing<String>,
    text: () throws -> String?
  ) -> String? {
    do {
      let scope = SnapshotTestingConfiguration.current?.record ?? (isRecording ? .all : nil)
      let mode = try RecordMode.resolve(call: record, scope: scope, environment: environment)
      guard let actual = try text() else { return "The value is nil: there is nothing to compare." }
      let location = "\(place.path):\(place.line)"
      let again = "Re-run \"\(function)\" to assert against the newly-recorded snapshot."
      if mode == .all {
        try InlineSnapshotSources.process.write(actual, at: place)
        return "Record mode is on. Automatically recorded a new snapshot: \(location)\n\n\(again)"
      }
      guard let expected else {
        if mode == .never {
          return "No snapshot was found in the source, and recording is disabled: \(location)"
        }
        try InlineSnapshotSources.process.write(actual, at: place)
        return """
          No snapshot was found in the source. Automatically recorded a new snapshot: \(location)

          \(again)
          """
      }
      guard let (difference, _) = try diffing.diffV2(expected, actual) else { return nil }
      let report = "Snapshot did not match. Difference: …\n\n\(difference)"
      guard mode == .failed else { return report }
      try InlineSnapshotSources.process.write(actual, at: place)
      return "\(report)\n\nA new snapshot was automatically recorded: \(location)"
    } catch {
      return "The snapshot could not be taken: \(error.reason)"
    }
  }
}
