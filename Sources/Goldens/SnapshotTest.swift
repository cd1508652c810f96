/// The test that takes a snapshot.
package struct SnapshotTest: Hashable, Sendable {
  /// The `#fileID` of the test: its module and file.
  package var fileID: String
  /// The `#filePath` of the test.
  package var filePath: String
  /// The suite or class; empty if the framework does not provide it.
  package var suite: String
  /// The `#function` of the test.
  package var function: String
  /// Whether the function runs once per argument.
  package var isParameterized: Bool

  package init(
    fileID: String, filePath: String, suite: String = "", function: String,
    isParameterized: Bool = false
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.suite = suite
    self.function = function
    self.isParameterized = isParameterized
  }
}
