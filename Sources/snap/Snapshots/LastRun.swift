import Drawing
import Foundation
import Goldens
import Render

/// The last run of `snap test`, from its log and artifacts; it writes the goldens of accepted pictures.
struct LastRun {
  /// The folder of the artifacts.
  let folder: URL
  let header: RunLog.Header
  /// The results, sorted by their names.
  let results: [SnapshotResult]
  /// Whether the run finished.
  let hasEnded: Bool

  init(in folder: URL) throws {
    self.folder = folder
    let file = folder.appendingPathComponent(RunLog.name)
    let data: Data
    do {
      data = try InputFile.data(at: file, limit: .media)
    } catch {
      throw Failure.unreadable(
        path: file.path, reason: "\(error.reason); run 'snap test' first, in this folder")
    }
    var header: RunLog.Header?
    var results: [String: SnapshotResult] = [:]
    var hasEnded = false
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A run that was killed may leave an incomplete line at the end.
    for (index, line) in lines.dropLast().enumerated() {
      switch try? JSONDecoder().decode(RunLog.Line.self, from: Data(line)) {
      case .began(let began): header = began
      // A log from elsewhere must not name files outside the folder.
      case .finished(let result) where result.isIDInside:
        results[result.id] = result.located(in: folder)
      case .decided(let id, let decision): results[id]?.decision = decision
      case .ended: hasEnded = true
      // Without one of the results, its golden would seem unused.
      case .finished, nil:
        throw Failure.unreadable(
          path: file.path,
          reason: "line \(index + 1) is damaged, or of another version; run 'snap test' again")
      }
    }
    guard let header else {
      throw Failure.unreadable(path: file.path, reason: "it is damaged; run 'snap test' again")
    }
    self.header = header
    self.results = results.values.sorted { $0.id < $1.id }
    self.hasEnded = hasEnded
  }

  init(folder: URL, header: RunLog.Header, results: [SnapshotResult], hasEnded: Bool) {
    self.folder = folder
    self.header = header
    self.results = results.sorted { $0.id < $1.id }
    self.hasEnded = hasEnded
  }

  func file(_ result: SnapshotResult, _ part: String, pathExtension: String = "png") -> URL {
    folder.appendingPathComponent(result.artifact(part, pathExtension: pathExtension))
  }

  /// Whether an artifact exists and is in the folder, after all links.
  func hasFile(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path) && FolderBounds([folder]).contains(file)
  }

  /// The results whose pictures are neither accepted nor rejected yet.
  var pending: [SnapshotResult] {
    guard header.against == nil else { return [] }
    return results.filter { result in
      [.changed, .missing].contains(result.status) && result.decision == nil
        && hasFile(file(result, "actual"))
    }
  }

  /// Sentences about what the results do not show: that the run did not finish, and that sources
  /// have changed since.
  var notes: [String] {
    var notes: [String] = []
    if !hasEnded {
      let done = NumberFormat.count(results.count)
      let all = header.count.flatMap { $0 > results.count ? NumberFormat.count($0) : nil }
      let counts = "\(done)\(all.map { " of \($0)" } ?? "") pictures"
      notes.append(
        RunLog.isInUse(in: folder)
          ? "'snap test' is still running: these are \(counts)"
          : "the last 'snap test' did not finish: these are \(counts); run it again")
    }
    let changed = changedSources
    if !changed.isEmpty {
      let others = changed.count - 3
      notes.append(
        changed.prefix(3).map(\.visible).joined(separator: ", ")
          + (others > 0 ? " and \(NumberFormat.count(others)) more" : "")
          + " \(changed.count == 1 ? "has" : "have") changed since the last 'snap test'; run it again"
      )
    }
    return notes
  }

  /// The sources that have changed or disappeared since the run read them.
  private var changedSources: [String] {
    guard let started = header.started else { return [] }
    return header.sources.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return (attributes?[.modificationDate] as? Date).map { $0 > started } ?? true
    }
  }

  /// Prints the notes as messages.
  func printNotes() {
    for note in notes { Terminal.printError("note: \(note)") }
  }

  /// The reason why the run does not show which goldens are unused; nil if it does.
  var reasonAgainstPruning: String? {
    if header.against != nil { return "it compared with a commit, not with goldens" }
    if header.isFiltered { return "it tested only some previews" }
    if let shard = header.shard { return "it tested only shard \(shard)" }
    if !hasEnded { return "it did not finish" }
    if let broken = results.first(where: { $0.status == .error }) {
      return "'\(broken.id)' could not be taken"
    }
    return nil
  }
}

extension LastRun {
  /// Makes new pictures the goldens, each with its layout.
  func accept(_ results: [SnapshotResult]) throws {
    try decide(results, .accepted) { result in
      guard let golden = result.golden, golden.hasSuffix(".png") else { return false }
      let goldenLayout = "\(golden.dropLast(4)).layout.txt"
      for path in [golden, goldenLayout] where !GoldenFolders().contain(path) {
        throw Failure.unwritable(path: path, reason: GoldenFolders.advice)
      }
      let picture = try contents(file(result, "actual"))
      guard picture.isPNG else {
        throw Failure.unreadable(
          path: file(result, "actual").path, reason: "it is not a PNG; run 'snap test' again")
      }
      var files = AtomicFiles()
      let layout = file(result, "actual", pathExtension: "layout.txt")
      if hasFile(layout) { files.add(try contents(layout), at: goldenLayout) }
      files.add(picture, at: golden)
      do {
        try FileManager.default.createDirectory(
          at: URL(fileURLWithPath: golden).deletingLastPathComponent(),
          withIntermediateDirectories: true)
        try files.write()
      } catch {
        throw Failure.unwritable(path: golden, after: error)
      }
      try removeArtifacts(of: result)
      return true
    }
  }

  /// Keeps the goldens, and removes the new pictures.
  func reject(_ results: [SnapshotResult]) throws {
    try decide(results, .rejected) { result in
      try removeArtifacts(of: result)
      return true
    }
  }

  /// Performs a decision about results, and adds it to the log for those about which `perform`
  /// returns true.
  private func decide(
    _ results: [SnapshotResult], _ decision: SnapshotResult.Decision,
    perform: (SnapshotResult) throws -> Bool
  ) throws {
    var lines: [RunLog.Line] = []
    do {
      for result in results where try perform(result) {
        lines.append(.decided(id: result.id, decision))
      }
    } catch {
      try? RunLog.add(lines, in: folder)
      throw error
    }
    try RunLog.add(lines, in: folder)
  }

  private func removeArtifacts(of result: SnapshotResult) throws {
    for part in ["expected", "actual", "diff"] {
      for name in ["png", "layout.txt"] {
        let file = file(result, part, pathExtension: name)
        guard FolderBounds([folder]).containsFolder(of: file) else { continue }
        // A picture that stays would be pending again.
        guard unlink(file.path) == 0 || errno == ENOENT else {
          throw Failure.unwritable(path: file.path, reason: systemErrorReason())
        }
      }
    }
  }

  private func contents(_ file: URL) throws -> Data {
    do {
      return try InputFile.data(at: file, limit: .media)
    } catch {
      throw Failure.unreadable(path: file.path, reason: error.reason)
    }
  }
}
