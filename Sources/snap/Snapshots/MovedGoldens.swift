import Drawing
import Foundation

/// The commands that move the goldens of previews and files that were renamed: each is unused, and
/// equals one that the run has recorded.
struct MovedGoldens {
  let commands: [String]

  init(after run: LastRun) {
    let new = run.results.filter { $0.status == .new }.compactMap(\.golden)
    guard !new.isEmpty, run.reasonAgainstPruning == nil,
      let unused = try? UnusedGoldens(after: run).paths.filter({ $0.hasSuffix(".png") }),
      !unused.isEmpty
    else {
      commands = []
      return
    }
    let pairs = Self.pairs(of: unused, with: new, contents: Self.data)
    let tracked = Self.trackedFiles(in: Set(pairs.map { folder(of: $0.old) }))
    commands = pairs.flatMap { old, path -> [String] in
      [".png", ".layout.txt"].compactMap { end in
        let names = [old, path].map { "\($0.dropLast(".png".count))\(end)" }
        guard names.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else { return nil }
        let words = names.map {
          shellQuoted(SnapshotPlaces.shownPath(of: URL(fileURLWithPath: $0)))
        }
        // The new golden exists already.
        return "\(tracked.contains(names[0]) ? "git " : "")mv -f \(words.joined(separator: " "))"
      }
    }
  }

  /// Returns the unused goldens that equal new ones, each with another new one.
  ///
  /// Of several with the same picture, a new golden takes the one with its own file name.
  static func pairs(
    of unused: [String], with new: [String], contents: (String) -> Data?
  ) -> [(old: String, new: String)] {
    var known: [Data: [String]] = [:]
    for path in unused.sorted() { contents(path).map { known[$0, default: []].append(path) } }
    var pairs: [(old: String, new: String)] = []
    var rest: [(path: String, data: Data)] = []
    func take(_ path: String, _ data: Data, where isWanted: (String) -> Bool) -> Bool {
      guard let index = known[data]?.firstIndex(where: isWanted),
        let old = known[data]?.remove(at: index)
      else { return false }
      pairs.append((old, path))
      return true
    }
    for path in new.sorted() {
      guard let data = contents(path), known[data] != nil else { continue }
      let name = (path as NSString).lastPathComponent
      if !take(path, data, where: { ($0 as NSString).lastPathComponent == name }) {
        rest.append((path, data))
      }
    }
    for (path, data) in rest { _ = take(path, data) { _ in true } }
    return pairs.sorted { $0.new < $1.new }
  }

  /// Returns the files in folders that `git` tracks; one process answers for each folder.
  private static func trackedFiles(in folders: Set<String>) -> Set<String> {
    folders.reduce(into: []) { files, folder in
      let listed = try? ChildProcess.output(of: ["git", "-C", folder, "ls-files", "-z"])
      for name in (listed ?? nil)?.split(separator: "\0") ?? [] {
        files.insert("\(folder)/\(name)")
      }
    }
  }

  private static func data(at path: String) -> Data? {
    try? InputFile.data(at: URL(fileURLWithPath: path), limit: .media)
  }
}

private func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
