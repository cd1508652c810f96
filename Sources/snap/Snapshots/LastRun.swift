import Drawing
import Foundation
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
      [.changed, .missing].contains(result.status)
        && hasFile(file(result, "actual"))
    }
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
    for result in results {
      guard let golden = result.golden, golden.hasSuffix(".png") else { continue }
      let goldenLayout = "\(golden.dropLast(4)).layout.txt"
      for path in [golden, goldenLayout] where !GoldenFolders().contain(path) {
        throw Failure.unwritable(path: path, reason: GoldenFolders.advice)
      }
      let picture = try contents(file(result, "actual"))
      guard picture.starts(with: [0x89, 0x50, 0x4e, 0x47]) else {
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
    }
  }

  /// Keeps the goldens, and removes the new pictures.
  func reject(_ results: [SnapshotResult]) throws {
    try results.forEach(removeArtifacts)
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
