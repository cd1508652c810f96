import Drawing
import Foundation
import Render
import SnapRuntime
import Goldens

/// The comparison of taken snapshots with goldens.
struct SnapshotCheck: Sendable {
  let suite: PreviewSuite
  var places: SnapshotPlaces
  let mode: RecordMode
  let artifacts: ArtifactDirectory
  var tolerance = PixelTolerance.exact
  /// Whether the goldens are the pictures of a commit, so that one that is missing was added.
  var isAgainstCommit = false

  /// Compares a snapshot with its golden, and records it if the mode requires it.
  func result(of snapshot: TakenSnapshot, unit: PreviewSuite.Unit) -> SnapshotResult {
    let preview = suite.previews[unit.preview]
    let golden: GoldenPath
    do throws(GoldenPathError) {
      golden = try place(of: snapshot, unit: unit)
    } catch {
      return problem(error.advice, unit: unit, labels: labels(of: snapshot) + labels(of: unit))
    }
    let existed = FileManager.default.fileExists(atPath: golden.url.path)
    let seen = Comparison()
    let outcome = verification(of: snapshot, golden: golden, preview: preview).verify {
      try snapshot.pixmap().pngData(.small)
    } compare: { data in
      let expected = try Pixmap(pngData: data), actual = try snapshot.pixmap()
      let comparison = PixelComparison(
        expected: expected, actual: actual, tolerance: tolerance)
      seen.isDone = true
      if comparison.matches { return nil }
      seen.pixels = comparison
      return Difference(
        lines: comparison.lines,
        picture: try PixelComparison.picture(expected: expected, actual: actual).pngData())
    }
    var result = result(of: preview, unit: unit, id: golden.id)
    result.golden = SnapshotPlaces.shownPath(of: golden.url)
    result.width = snapshot.width
    result.height = snapshot.height
    result.milliseconds = snapshot.milliseconds
    result.message = outcome.message
    switch outcome {
    case .passed: result.status = .passed
    case .recorded:
      result.status = existed ? .updated : .new
      result.message = nil
    case .failed where !existed: result.status = isAgainstCommit ? .added : .missing
    case .failed: result.status = seen.isDone ? .changed : .error
    }
    // A golden that could not be recorded is an error.
    if result.status == .missing, mode != .never { result.status = .error }
    if result.status == .changed, mode == .failed { result.status = .error }
    if result.status == .added { result.message = nil }
    if isAgainstCommit, let message = result.message {
      // There is no golden to accept.
      result.message = message.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("accept: ") }.joined(separator: "\n")
    }
    if let pixels = seen.pixels {
      result.differingPixels = pixels.differing
      result.largestChannelDifference = pixels.maximumChannelDifference
    }
    if result.status == .changed { addChanges(to: &result) }
    return result
  }

  /// Returns the result of a unit that has no picture.
  func problem(_ text: String, unit: PreviewSuite.Unit, labels: [String] = []) -> SnapshotResult {
    let preview = suite.previews[unit.preview]
    let source = URL(fileURLWithPath: preview.path).standardizedFileURL
    let folder = source.deletingPathExtension()
    let name = labels.isEmpty ? self.labels(of: unit) : labels
    // A child of a provider may have the name that a single picture would have.
    let isWhole = preview.kind == .previewProvider && name.isEmpty
    let id =
      SnapshotPlaces.path(of: folder, relativeTo: places.root) + "/"
      + suite.names[unit.preview] + (isWhole ? "" : ".\(SnapshotPlaces.label(of: name))")
    var result = result(of: preview, unit: unit, id: id)
    result.message = text
    return result
  }

  /// Returns the golden of a snapshot.
  ///
  /// With one screen, a golden whose name has no screen is used if it is the only one.
  func place(
    of snapshot: TakenSnapshot, unit: PreviewSuite.Unit
  ) throws(GoldenPathError) -> GoldenPath {
    func golden(_ screen: [String]) throws(GoldenPathError) -> GoldenPath {
      try places.golden(
        of: suite.previews[unit.preview], name: suite.names[unit.preview],
        labels: labels(of: snapshot) + screen)
    }
    func exists(_ golden: GoldenPath) -> Bool {
      FileManager.default.fileExists(atPath: golden.url.path)
    }
    let variant = suite.variants[unit.variant]
    let named = try golden(variant.names)
    guard variant.labels.isEmpty, !variant.names.isEmpty, !exists(named) else { return named }
    let plain = try golden([])
    return exists(plain) ? plain : named
  }

  private func result(
    of preview: Candidate, unit: PreviewSuite.Unit, id: String
  ) -> SnapshotResult {
    SnapshotResult(
      id: id, preview: preview.name,
      file: SnapshotPlaces.shownPath(of: URL(fileURLWithPath: preview.path)), line: preview.line,
      status: .error)
  }

  private func labels(of snapshot: TakenSnapshot) -> [String] {
    [snapshot.child, snapshot.shot].compactMap(\.self)
  }

  private func labels(of unit: PreviewSuite.Unit) -> [String] {
    suite.variants[unit.variant].names
  }

  private func verification(
    of snapshot: TakenSnapshot, golden: GoldenPath, preview: Candidate
  ) -> Verification {
    var verification = Verification(
      golden: golden, mode: mode, artifacts: artifacts, name: golden.identifier,
      function: preview.name,
      layout: LayoutText(renderer: snapshot.renderer, tree: snapshot.layout))
    verification.sources = places.project(of: URL(fileURLWithPath: preview.path))
    verification.commands = SnapshotCommands(
      accept: "snap accept '\(golden.id)'", record: "snap accept '\(golden.id)'")
    return verification
  }

  /// Adds what changed, and its cause, from the artifacts that the comparison has written.
  private func addChanges(to result: inout SnapshotResult) {
    // The failure message has the lines about the layout and the pixels, each indented.
    result.changes = (result.message ?? "").split(separator: "\n").filter { $0.hasPrefix("  ") }
      .map { String($0.dropFirst(2)) }
    result.cause = DifferenceCause.text(changes: result.changes)
  }
}

/// The pixels of a comparison.
private final class Comparison {
  /// Whether both pictures could be read.
  var isDone = false
  /// The differences; nil for equal pictures.
  var pixels: PixelComparison?
}

extension SnapshotPlaces {
  /// Returns a path relative to the current folder if that contains it, and otherwise the whole
  /// path.
  static func shownPath(of file: URL) -> String {
    let path = file.standardizedFileURL.path
    let base = URL.currentDirectory().standardizedFileURL.path
    let start = base.hasSuffix("/") ? base : base + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}

extension TakenSnapshot {
  /// Returns the picture in the file of pixels.
  func pixmap() throws -> Pixmap {
    let data = try Data(contentsOf: URL(fileURLWithPath: pixels))
    guard width > 0, height > 0, data.count == width * height * 4 else {
      throw Failure.rendering("the picture is incomplete")
    }
    return Pixmap(width: width, height: height, bytes: Array(data))
  }
}

extension GoldenPathError {
  /// The reason in terms of previews.
  fileprivate var advice: String {
    switch self {
    case .taken(let golden, let first, let second):
      """
      Two snapshots have the same golden; give one of the previews another name.

      "\(golden.absoluteString)"
      first: \(first)
      again: \(second)
      """
    case .oneFileElsewhere(let golden, let other):
      """
      The names of two goldens differ only in case or Unicode normalization, and many systems keep \
      one file for both; rename a preview, or delete the golden that is not used.

      "\(golden.absoluteString)"
      "\(other.absoluteString)"
      """
    case .unnamedCase, .unusableName: description
    }
  }
}
