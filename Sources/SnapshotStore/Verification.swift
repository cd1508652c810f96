import Foundation

/// The one engine beneath every assertion: compares a snapshot with its golden, records it where the
/// mode says so, and leaves artifacts of a failure.
package struct Verification {
  /// How it went.
  ///
  /// A recorded snapshot proves nothing yet, so it too comes with a message.
  package enum Outcome: Equatable, Sendable {
    case passed
    case recorded(message: String)
    case failed(message: String)

    /// What to report, if anything.
    package var message: String? {
      switch self {
      case .passed: nil
      case .recorded(let message), .failed(let message): message
      }
    }
  }

  package var golden: GoldenPath
  package var mode: RecordMode
  /// Whether the mode is the assertion's or its scope's, not the environment's.
  package var isModeSetByTest: Bool
  package var artifacts: ArtifactDirectory
  /// The name the caller gave the snapshot.
  package var name: String?
  /// `#function` of the test.
  package var function: String
  /// The layout behind a picture, kept beside it so that a failure can say what moved.
  package var layout: LayoutText?
  /// Lines for the failure message on how the snapshot was taken, such as its scroll offset.
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
  /// `encode` is asked for the golden's form of the snapshot only when something is to be written,
  /// `compare` is given the golden's bytes and answers `nil` when the snapshot matches.
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
      let expected = try Data(contentsOf: golden.url)
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

  /// What the layouts say about the cause of a difference between pictures.
  private func layoutLines(_ recorded: LayoutText?) -> [String] {
    guard let layout, let recorded else { return [] }
    let lines = layout.changes(since: recorded)
    return lines.isEmpty ? ["layout  unchanged"] : lines
  }

  private func record(_ data: Data) throws {
    // The tree may be a golden in its own right, which only a mode that rewrites goldens may touch.
    let keepsLayout =
      mode == .missing && FileManager.default.fileExists(atPath: golden.layout.path)
    if let layout, !keepsLayout { try write(Data(layout.text.utf8), to: golden.layout) }
    try write(data, to: golden.url)
  }

  private func artifact(_ part: String) -> URL {
    artifacts.url(for: golden, part, pathExtension: golden.pathExtension)
  }

  /// Writes a whole file or none: whoever reads meanwhile sees the old one.
  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }
}
