import Drawing
import Foundation
import Render

/// Compares a snapshot with its golden, records the snapshot if the mode requires it, and writes
/// the artifacts of a failure.
///
/// Every assertion uses this type.
package struct Verification {
  /// The outcome of a verification.
  ///
  /// A recorded snapshot is not verified, so it also has a message.
  package enum Outcome: Equatable, Sendable {
    case passed
    case recorded(message: String)
    case failed(message: String)

    /// The message to report; nil for a match.
    package var message: String? {
      switch self {
      case .passed: nil
      case .recorded(let message), .failed(let message): message
      }
    }
  }

  package var golden: GoldenPath
  package var mode: RecordMode
  /// Whether the assertion or its scope sets the mode, not the environment.
  package var isModeSetByTest: Bool
  package var artifacts: ArtifactDirectory
  /// The name that the caller gives the snapshot; nil for a number.
  package var name: String?
  /// The `#function` of the test.
  package var function: String
  /// The layout of a picture; it is stored beside the picture so that a failure lists moved nodes.
  package var layout: LayoutText?
  /// Lines for the failure message about the circumstances of the snapshot, such as a scroll
  /// offset.
  package var notes: [String]
  /// The command that compares two files, given their paths; nil for the plain list of files.
  package var compareCommand: (@Sendable (String, String) -> String)?
  /// The folder of the package, in which the line of a cause is searched; nil for no search.
  package var sources: URL?
  /// The commands of the failure message; nil for those of `swift test`.
  package var commands: SnapshotCommands?

  package init(
    golden: GoldenPath, mode: RecordMode, isModeSetByTest: Bool = false,
    artifacts: ArtifactDirectory, name: String? = nil, function: String, layout: LayoutText? = nil,
    notes: [String] = [], compareCommand: (@Sendable (String, String) -> String)? = nil,
    sources: URL? = nil
  ) {
    self.golden = golden
    self.mode = mode
    self.isModeSetByTest = isModeSetByTest
    self.artifacts = artifacts
    self.name = name
    self.function = function
    self.layout = layout
    self.notes = notes
    self.compareCommand = compareCommand
    self.sources = sources
  }

  /// Verifies a snapshot.
  ///
  /// `encode` returns the snapshot in the format of the golden, and is called only if a file is
  /// written. `compare` receives the data of the golden, and returns `nil` if the snapshot matches.
  package func verify(
    encode: () throws -> Data, compare: (Data) throws -> Difference?
  ) -> Outcome {
    do {
      if mode == .all {
        try record(encode())
        return .recorded(message: message.recordModeIsOn)
      }
      guard FileManager.default.fileExists(atPath: golden.url.path) else {
        return try verifyWithoutGolden(encode())
      }
      let expected: Data
      do {
        expected = try InputFile.data(at: golden.url, limit: .media)
      } catch {
        return .failed(message: message.isUnreadable(error))
      }
      if expected.starts(with: Data("version https://git-lfs".utf8)) {
        return .failed(message: message.isPointer)
      }
      let difference: Difference?
      do {
        difference = try compare(expected)
      } catch {
        return .failed(message: message.isUnreadable(error))
      }
      guard let difference else {
        artifacts.clear(golden)
        try recordMissingLayout()
        return .passed
      }
      return fail(difference, expected: expected, encode: encode)
    } catch {
      return .failed(message: message.cannotVerify(error))
    }
  }

  /// The expected snapshot, the actual one and their difference, as far as a failure wrote them.
  package var files: [URL] { ["expected", "actual", "diff"].map(artifact) }

  private var message: FailureMessage { FailureMessage(verification: self) }

  private func verifyWithoutGolden(_ actual: Data) throws -> Outcome {
    guard mode == .never else {
      try record(actual)
      return .recorded(message: message.recordedMissing)
    }
    artifacts.clear(golden)
    let tree = layout.map { (Data($0.text.utf8), layoutArtifact("actual")) }
    let problem = problem(in: {
      try write([(actual, artifact("actual")), tree].compactMap(\.self))
    })
    let artifacts = Artifacts(actual: artifact("actual"), problem: problem)
    return .failed(message: message.missing(artifacts))
  }

  /// Reports a difference, even if its artifacts or the new golden cannot be written.
  private func fail(
    _ difference: Difference, expected: Data, encode: () throws -> Data
  ) -> Outcome {
    artifacts.clear(golden)
    let recordedLayout = layout == nil ? nil : LayoutText.read(golden.layout)
    var actual: Data?
    let problem = problem(in: {
      let encoded = try encode()
      actual = encoded
      var files = [(expected, artifact("expected")), (encoded, artifact("actual"))]
      if let picture = difference.picture { files.append((picture, artifact("diff"))) }
      for (part, text) in [("expected", recordedLayout), ("actual", layout)] {
        guard let text else { continue }
        files.append((Data(text.text.utf8), layoutArtifact(part)))
      }
      try write(files)
    })
    let report = message.mismatch(
      difference, moved: layoutLines(recordedLayout),
      Artifacts(
        actual: artifact("actual"), diff: difference.picture == nil ? nil : artifact("diff"),
        layouts: recordedLayout == nil ? [] : ["expected", "actual"].map(layoutArtifact),
        problem: problem))
    guard mode == .failed, let actual else { return .failed(message: report) }
    if let problem = self.problem(in: { try record(actual) }) {
      return .failed(message: "\(report)\n\nA new snapshot could not be recorded: \(problem)")
    }
    return .recorded(message: "\(report)\n\nA new snapshot was automatically recorded.")
  }

  /// Returns the reason why some work failed; nil if it succeeded.
  private func problem(in work: () throws -> Void) -> String? {
    do {
      try work()
      return nil
    } catch {
      return error.reason
    }
  }

  /// Returns the differences between the layouts, which may explain a difference between pictures.
  private func layoutLines(_ recorded: LayoutText?) -> [String] {
    guard let layout else { return [] }
    guard let recorded else {
      return ["layout  unknown: \(golden.layout.lastPathComponent) is missing beside the golden"]
    }
    let lines = layout.changes(since: recorded, sources: sources)
    return lines.isEmpty ? ["layout  unchanged"] : lines
  }

  /// Records the layout of a picture that matches, if only the layout is missing.
  private func recordMissingLayout() throws {
    guard mode == .missing, let layout,
      !FileManager.default.fileExists(atPath: golden.layout.path)
    else { return }
    try write([(Data(layout.text.utf8), golden.layout)])
  }

  private func record(_ data: Data) throws {
    // The tree may be a golden itself, and only modes that rewrite goldens may change it.
    let keepsLayout =
      mode == .missing && FileManager.default.fileExists(atPath: golden.layout.path)
    let tree = keepsLayout ? nil : layout.map { (Data($0.text.utf8), golden.layout) }
    try write([tree, (data, golden.url)].compactMap(\.self))
  }

  private func layoutArtifact(_ part: String) -> URL {
    artifacts.url(for: golden, part, pathExtension: "layout.txt")
  }

  private func artifact(_ part: String) -> URL {
    artifacts.url(for: golden, part, pathExtension: golden.pathExtension)
  }

  /// Writes all files or none; a concurrent reader sees the old files until then.
  private func write(_ contents: [(data: Data, file: URL)]) throws {
    var files = AtomicFiles()
    for (data, file) in contents {
      let folder = file.deletingLastPathComponent()
      try artifacts.checkLinks(to: file)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw RenderError.cannotWrite(path: folder.path, reason: error.reason)
      }
      files.add(data, at: file.path)
    }
    try files.write()
  }
}
