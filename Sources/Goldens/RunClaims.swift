import Foundation

/// The goldens that the processes of one test run have claimed.
///
/// `swift test --parallel` runs each test of XCTest in its own process, and all tests of Swift
/// Testing in one more. They share files beside the test binary, which only the process that holds
/// a lock reads and writes. Claims of another run are replaced, so those of a killed run have no
/// effect. If a file cannot be used, only the assertions of this process are compared.
package struct RunClaims: Sendable {
  private let folder: URL
  private let run: String

  /// Creates the claims in a folder; `run` identifies the run.
  package init(folder: URL, run: String) {
    self.folder = folder
    self.run = run
  }

  /// The claims of the run that this process belongs to; nil outside a test bundle.
  ///
  /// A run is a parent process and a build of the test binary: an edited test has other lines.
  package static let current: RunClaims? = {
    let binaries = ([Bundle.main] + Bundle.allBundles).compactMap(\.executableURL)
    guard let binary = binaries.first(where: { $0.path.contains(".xctest") }),
      let attributes = try? FileManager.default.attributesOfItem(atPath: binary.path),
      let built = attributes[.modificationDate] as? Date
    else { return nil }
    var bundle = binary
    while bundle.path.contains(".xctest/") { bundle.deleteLastPathComponent() }
    return RunClaims(
      folder: bundle.deletingLastPathComponent()
        .appendingPathComponent("snapshot-claims", isDirectory: true),
      run: "\(getppid()) \(built.timeIntervalSinceReferenceDate)")
  }()

  /// Claims a golden, and returns its first writer of the run, which may be another one.
  package func claim(_ golden: URL, for writer: String) -> String {
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(Self.fileName(for: golden.path)).path
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return writer }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return writer }
    }
    let claims = Self.claims((try? file.readToEnd()) ?? Data(), of: run)
    if let first = claims.first(where: { $0.golden == golden.path }) { return first.writer }
    try? write(claims + [(golden.path, writer)], to: file)
    return writer
  }

  private func write(_ claims: [(golden: String, writer: String)], to file: FileHandle) throws {
    let fields = [run] + claims.flatMap { [$0.golden, $0.writer] }
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(fields.map { $0 + "\0" }.joined().utf8))
  }

  /// Returns the whole claims of a file; none if they are of another run.
  private static func claims(
    _ data: Data, of run: String
  ) -> [(golden: String, writer: String)] {
    let fields = data.split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.first == run else { return [] }
    return stride(from: 1, to: fields.count - 1, by: 2).map { (fields[$0], fields[$0 + 1]) }
  }

  /// Returns one of 256 names, so that a file stays short in a run with thousands of snapshots.
  private static func fileName(for path: String) -> String {
    let hash = path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return String(hash >> 24)
  }
}
