import Foundation

/// The goldens that no preview of a complete run has.
struct UnusedGoldens {
  /// The paths, sorted.
  let paths: [String]

  /// Finds the goldens in the folders that a run tested, and in those of its sources.
  ///
  /// A folder of goldens belongs to a source of its name. That of a source outside the run, such as
  /// a test's, is left alone; that of a source which does not exist any more is unused.
  init(after run: LastRun) throws {
    let used = Set(
      run.results.compactMap(\.golden).flatMap { golden in
        [golden, "\(golden.dropLast(".png".count)).layout.txt"].map(Self.absolute)
      })
    let sources = Set(run.header.sources.map(Self.absolute))
    let folders = Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
      .union(Self.foldersWithGoldens(of: run.header))
    let bounds = GoldenFolders(ofSources: sources.map { URL(fileURLWithPath: $0) })
    var unused: [String] = []
    for folder in folders {
      let relative = SnapshotPlaces.path(
        of: URL(fileURLWithPath: folder),
        relativeTo: URL.currentDirectory().standardizedFileURL)
      let goldens =
        run.header.goldens.map { relative.isEmpty ? $0 : "\($0)/\(relative)" }
        ?? "\(folder)/__Snapshots__"
      for name in Self.contents(of: goldens) {
        let source = "\(folder)/\(name).swift"
        guard sources.contains(source) || !FileManager.default.fileExists(atPath: source) else {
          continue
        }
        let place = Self.absolute("\(goldens)/\(name)")
        // Folders inside are those of sources in inner folders.
        let found = Self.contents(of: place).map { "\(place)/\($0)" }
          .filter { $0.hasSuffix(".png") || $0.hasSuffix(".layout.txt") }
          .filter { !used.contains($0) && !$0.isFolder }
        if let path = found.first(where: { !bounds.contain($0) }) {
          throw Failure.unwritable(path: path, reason: GoldenFolders.advice)
        }
        unused += found
      }
    }
    paths = Set(unused).sorted()
  }

  /// Returns the folders whose goldens remain, even if none of their sources does.
  private static func foldersWithGoldens(of header: RunLog.Header) -> [String] {
    let tested = (header.folders ?? []).map(absolute)
    guard let goldens = header.goldens.map(absolute) else {
      return tested.flatMap { FolderEntries(of: $0).all }
        .filter { $0.names.contains("__Snapshots__") }.map(\.path)
    }
    return FolderEntries(of: goldens).all
      .map { absolute(String($0.path.dropFirst(goldens.count).drop { $0 == "/" })) }
      .filter { folder in tested.contains { "\(folder)/".hasPrefix("\($0)/") } }
  }

  private static func contents(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { !$0.hasPrefix(".") }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
