import Drawing
import Foundation
import Render

/// The runs of all shards as one run, with the artifacts of all in one folder.
struct MergedRun {
  /// Copies the logs and artifacts of runs to a folder, and returns the run that they are together.
  ///
  /// The run has ended if each shard has; otherwise `missing` names the shards without a log or an
  /// end.
  static func merge(
    _ folders: [URL], to folder: URL
  ) throws -> (run: LastRun, missing: [String]) {
    let runs = try folders.map(LastRun.init(in:))
    guard let first = runs.first else { throw Failure.choice("name the folders of the shards") }
    if let other = runs.first(where: { $0.header.against != first.header.against }) {
      throw Failure.choice(
        "\(other.folder.path.visible) is compared with another commit than "
          + "\(first.folder.path.visible), or with goldens")
    }
    let ended = Set(runs.filter(\.hasEnded).compactMap(\.header.shard))
    let count = runs.compactMap(\.header.shard).compactMap(Shard.init).map(\.count).max() ?? 0
    let all = count > 0 ? (1...count).map { "\($0)/\(count)" } : []
    let broken = runs.filter { $0.header.shard == nil && !$0.hasEnded }.map(\.folder.path)
    let missing = all.filter { !ended.contains($0) } + broken
    var header = first.header
    header.shard = missing.isEmpty ? nil : missing.joined(separator: ", ") + " missing"
    header.sources = Set(runs.flatMap(\.header.sources)).sorted()
    header.started = runs.compactMap(\.header.started).min()
    header.count = missing.isEmpty ? nil : runs.compactMap(\.header.count).reduce(0, +)
    header.isFiltered = runs.contains { $0.header.isFiltered }
    let log = try RunLog(in: folder)
    try log.begin(header)
    for run in runs {
      for result in run.results {
        try copyArtifacts(of: result, from: run, to: folder)
        try log.append(.finished(result))
      }
    }
    if missing.isEmpty { try log.append(.ended) }
    return (try LastRun(in: folder), missing)
  }

  private static func copyArtifacts(
    of result: SnapshotResult, from run: LastRun, to folder: URL
  ) throws {
    for part in ["expected", "actual", "diff"] {
      for name in ["png", "layout.txt"] {
        let source = run.file(result, part, pathExtension: name)
        let target = folder.appendingPathComponent(result.artifact(part, pathExtension: name))
        guard source.path != target.path, run.hasFile(source) else { continue }
        do {
          guard FolderBounds([folder]).contains(target) else {
            throw InputError(reason: "links lead out of \(folder.path)")
          }
          try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
          var files = AtomicFiles()
          files.add(try InputFile.data(at: source, limit: .media), at: target.path)
          try files.write()
        } catch {
          throw Failure.unwritable(path: target.path, after: error)
        }
      }
    }
  }
}
