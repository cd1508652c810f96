import Foundation
import SnapRuntime
import Goldens

/// A run of the previews of a suite, whose results are compared, logged and printed as they come.
struct SnapshotRun {
  let check: SnapshotCheck
  let log: RunLog
  let workers: Int
  let reporter: TestReporter

  /// Shows units and returns their results.
  func results(of units: [PreviewSuite.Unit]) throws -> [SnapshotResult] {
    let collected = Collected<(unit: PreviewSuite.Unit, result: SnapshotResult)>()
    let (check, log) = (check, log)
    defer { reporter.end() }
    let warnings = try check.suite.show(units, workers: workers) { unit, event in
      var result: SnapshotResult
      switch event {
      case .took(let snapshot):
        defer { try? FileManager.default.removeItem(atPath: snapshot.pixels) }
        result = check.result(of: snapshot, unit: unit)
      case .left(let problem):
        reporter.finishPreview()
        guard let problem else { return }
        result = check.problem(problem.text, unit: unit)
        result.isFaultOfPreview = problem.isFault
      }
      try log.append(.finished(result))
      collected.add((unit, result))
      try reporter.print(result)
    }
    let unstable = try SecondTake(check: check, workers: workers).unstable(among: collected.all)
    for result in unstable {
      try log.append(.finished(result))
      try reporter.note("unstable  \(result.id): \(result.changes[0])")
    }
    reporter.end()
    for text in check.suite.texts(of: warnings) { Terminal.printError(text) }
    let known = Dictionary(unstable.map { ($0.id, $0) }) { first, _ in first }
    return collected.all.map { known[$0.result.id] ?? $0.result }
  }
}

/// The pictures of a commit, which stand in for goldens.
struct CommitPictures {
  /// The folder of the pictures.
  let folder: URL
  /// The names of all pictures, with a description of each.
  let results: [SnapshotResult]

  /// Takes the pictures of units of a commit; `renamed` has the paths of the working tree for those
  /// of sources that have another one in the commit.
  init(
    of chosen: [(suite: PreviewSuite, units: [PreviewSuite.Unit])], root: URL,
    renamed: [String: String], in folder: URL, workers: Int
  ) throws {
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    let collected = Collected<SnapshotResult>()
    let places = SnapshotPlaces(root: root, goldens: folder, renamed: renamed)
    for (suite, units) in chosen {
      let check = SnapshotCheck(
        suite: suite, places: places, mode: .all, artifacts: ArtifactDirectory(root: folder))
      _ = try suite.show(units, workers: workers) { unit, event in
        switch event {
        case .took(let snapshot):
          defer { try? FileManager.default.removeItem(atPath: snapshot.pixels) }
          collected.add(check.result(of: snapshot, unit: unit))
        case .left(let problem):
          guard let problem else { return }
          Terminal.printError(
            "\(suite.previews[unit.preview].path.visible): warning: "
              + "'\(suite.previews[unit.preview].name)' has no picture: \(problem.text)")
        }
      }
    }
    results = collected.all
  }

  /// Returns results for pictures that the working tree no longer has.
  func removed(besides results: [SnapshotResult]) -> [SnapshotResult] {
    let known = Set(results.map(\.id))
    return self.results.filter { !known.contains($0.id) && $0.status != .error }.map { result in
      var result = result
      result.status = .removed
      result.message = nil
      return result
    }
  }
}

/// Values that several threads add.
final class Collected<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []

  func add(_ value: Value) { lock.withLock { values.append(value) } }
  var all: [Value] { lock.withLock { values } }
}
