import Foundation

/// The test that takes a snapshot.
package struct SnapshotTest: Hashable, Sendable {
  /// `#fileID` of the test, its module and file.
  package var fileID: String
  /// `#filePath` of the test.
  package var filePath: String
  /// The suite or class; empty if the framework does not provide it.
  package var suite: String
  /// `#function` of the test.
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

/// Assigns golden paths, each to one assertion.
///
/// If two assertions shared a path, the later one would fail or, when recording, overwrite the
/// earlier one; which of them is the later depends on the order in which tests run.
package final class GoldenRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var counters: [SnapshotTest: Int] = [:]
  private var writers: [URL: String] = [:]

  package init() {}

  /// The path of a named snapshot, or of the next unnamed one of its test.
  package func claim(
    test: SnapshotTest, line: UInt, name: String?, pathExtension: String?, directory: URL? = nil
  ) throws(GoldenPathError) -> GoldenPath {
    lock.lock()
    defer { lock.unlock() }
    let label = try label(for: test, name: name)
    let path = GoldenPath(
      test: test, identifier: "\(GoldenPath.sanitized(test.function)).\(label)",
      pathExtension: pathExtension, directory: directory)
    let suite = test.suite.isEmpty ? "" : "\(test.suite)."
    let writer = "\(suite)\(test.function) at \(test.fileID):\(line)"
    if let first = writers[path.url] {
      throw .taken(golden: path.url, first: first, second: writer)
    }
    writers[path.url] = writer
    return path
  }

  private func label(for test: SnapshotTest, name: String?) throws(GoldenPathError) -> String {
    if let name {
      let label = GoldenPath.sanitized(name)
      if label.isEmpty { throw .unusableName(name) }
      return label
    }
    if test.isParameterized { throw .unnamedCase(function: test.function) }
    counters[test, default: 0] += 1
    return String(counters[test, default: 1])
  }
}

/// Why an assertion has no golden path.
package enum GoldenPathError: Error, Equatable, CustomStringConvertible {
  /// The test is parametrised: a counter does not identify its cases.
  case unnamedCase(function: String)
  /// No character of the name is allowed in a path.
  case unusableName(String)
  /// Another assertion has the path.
  case taken(golden: URL, first: String, second: String)

  package var description: String {
    switch self {
    case .unnamedCase(let function):
      let labels = function.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let first = labels.prefix { $0 != ":" }
      let argument = first.isEmpty || first == "_" ? "argument" : String(first)
      return """
        "\(function)" runs once per argument, so a counter cannot tell its snapshots apart.

        Name each by its argument: assertSnapshot(of: …, as: …, named: "\\(\(argument))")
        """
    case .unusableName(let name):
      return #"named: "\#(name)" has no letter or digit to make a file name of."#
    case .taken(let golden, let first, let second):
      return """
        Two snapshots have the same golden; give one of them a name with `named:`.

        "\(golden.absoluteString)"
        first: \(first)
        again: \(second)
        """
    }
  }
}
