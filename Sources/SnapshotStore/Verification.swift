import Drawing
import Foundation

/// Compares a snapshot with its golden, records it where the mode requires it, and writes the
/// artifacts of a failure.
///
/// Every assertion ends here.
package struct Verification {
  /// The outcome of a verification.
  ///
  /// A recorded snapshot is not verified yet, so it also has a message.
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
  /// Whether the assertion or its scope sets the mode, rather than the environment.
  package var isModeSetByTest: Bool
  package var artifacts: ArtifactDirectory
  /// The name that the caller gives the snapshot.
  package var name: String?
  /// `#function` of the test.
  package var function: String
  /// The layout of a picture, stored beside it so that a failure can list the nodes that moved.
  package var layout: LayoutText?
  /// Lines for the failure message about how the snapshot was taken, such as its scroll offset.
  package var notes: [String]

  package init(
    golden: GoldenPath, mode: RecordMode, isModeSetByTest: Bool = false,
    artifacts: ArtifactDirectory, name: String? = nil, function: String, layout: LayoutText? = nil,
    notes: [String] = []
  ) {
    self.golden = golden
    self.mode = mode
    self.isModeSetByTest = isModeSetByTest
    self.artifacts = artifacts
    self.name = name
    self.function = function
    self.layout = layout
    self.notes = notes
  }

  /// Verifies a snapshot.
  ///
  /// `encode` returns the golden's form of the snapshot and is called only if a file is written;
  /// `compare` takes the golden's bytes and returns `nil` if the snapshot matches.
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
        return .passed
      }
      return try fail(difference, expected: expected, actual: encode())
    } catch {
      return .failed(message: message.cannotVerify(error))
    }
  }

  private var message: FailureMessage { FailureMessage(verification: self) }

  private func verifyWithoutGolden(_ actual: Data) throws -> Outcome {
    guard mode == .never else {
      try record(actual)
      return .recorded(message: message.recordedMissing)
    }
    artifacts.clear(golden)
    try write(actual, to: artifact("actual"))
    return .failed(message: message.missing(actual: artifact("actual")))
  }

  private func fail(_ difference: Difference, expected: Data, actual: Data) throws -> Outcome {
    artifacts.clear(golden)
    let recordedLayout = layout == nil ? nil : LayoutText.read(golden.layout)
    try write(expected, to: artifact("expected"))
    try write(actual, to: artifact("actual"))
    if let picture = difference.picture { try write(picture, to: artifact("diff")) }
    for (part, text) in [("expected", recordedLayout), ("actual", layout)] {
      guard let text else { continue }
      let file = artifacts.url(for: golden, part, pathExtension: "layout.txt")
      try write(Data(text.text.utf8), to: file)
    }
    let report = message.mismatch(
      difference, moved: layoutLines(recordedLayout), actual: artifact("actual"),
      diff: difference.picture == nil ? nil : artifact("diff"))
    guard mode == .failed else { return .failed(message: report) }
    try record(actual)
    return .recorded(message: "\(report)\n\nA new snapshot was automatically recorded.")
  }

  /// The differences of the layouts, which may explain a difference between pictures.
  private func layoutLines(_ recorded: LayoutText?) -> [String] {
    guard let layout, let recorded else { return [] }
    let lines = layout.changes(since: recorded)
    return lines.isEmpty ? ["layout  unchanged"] : lines
  }

  private func record(_ data: Data) throws {
    // The tree may itself be a golden, which only a mode that rewrites goldens may change.
    let keepsLayout =
      mode == .missing && FileManager.default.fileExists(atPath: golden.layout.path)
    if let layout, !keepsLayout { try write(Data(layout.text.utf8), to: golden.layout) }
    try write(data, to: golden.url)
  }

  private func artifact(_ part: String) -> URL {
    artifacts.url(for: golden, part, pathExtension: golden.pathExtension)
  }

  /// Writes a file atomically: a concurrent reader sees the old one.
  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
