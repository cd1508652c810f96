import Foundation

/// Assigns golden paths, each to one assertion.
///
/// If two assertions shared a path, the second would fail or, when recording, overwrite the golden
/// of the first; the order depends on the order in which tests run.
package final class GoldenRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var counters: [SnapshotTest: Int] = [:]
  private var writers: [URL: String] = [:]
  /// The names in each folder, on disk and claimed, keyed by their case-insensitive form.
  private var names: [URL: [String: Set<FileName>]] = [:]

  /// The claims of the other processes; nil for assertions of this process only.
  private let claims: RunClaims?

  package init(claims: RunClaims? = nil) {
    self.claims = claims
  }

  /// Returns the path of a named snapshot, or of the next unnamed snapshot of its test.
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
    for file in pathExtension == "png" ? [path.url, path.layout] : [path.url] {
      if let other = otherSpelling(of: file) { throw .oneFileElsewhere(golden: file, other: other) }
    }
    writers[path.url] = writer
    if let first = claims?.claim(path.url, for: writer), first != writer {
      throw .taken(golden: path.url, first: first, second: writer)
    }
    return path
  }

  /// Records the name of a file, and returns a file whose name many systems do not distinguish from
  /// it.
  private func otherSpelling(of file: URL) -> URL? {
    let folder = file.deletingLastPathComponent()
    let name = FileName(text: file.lastPathComponent)
    var names = self.names[folder] ?? Self.namesOnDisk(in: folder)
    names[name.folded, default: []].insert(name)
    self.names[folder] = names
    return names[name.folded, default: []].subtracting([name])
      .map { folder.appendingPathComponent($0.text, isDirectory: false) }
      .filter { !$0.isSameFile(as: file) }
      .min { $0.path < $1.path }
  }

  private static func namesOnDisk(in folder: URL) -> [String: Set<FileName>] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(grouping: names.map(FileName.init), by: \.folded).mapValues { Set($0) }
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

/// A file name that is compared byte by byte; strings that differ only in normalization are equal.
private struct FileName: Hashable {
  var text: String

  /// The key of the name, regardless of case and normalization.
  ///
  /// It is converted twice, since some letters have several forms in one case.
  var folded: String { text.uppercased().lowercased() }

  static func == (left: FileName, right: FileName) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(folded)
  }
}

extension URL {
  /// Returns whether both names refer to the same file on this system.
  fileprivate func isSameFile(as other: URL) -> Bool {
    var first = stat(), second = stat()
    return stat(path, &first) == 0 && stat(other.path, &second) == 0
      && first.st_ino == second.st_ino && first.st_dev == second.st_dev
  }
}
