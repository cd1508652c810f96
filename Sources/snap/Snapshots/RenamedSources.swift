import Foundation

/// The sources that have another path in a commit than in the working tree.
///
/// Git is not asked, since it does not know a file that was moved without it.
enum RenamedSources {
  /// Returns the paths in the working tree of sources of a commit that it has elsewhere, by their
  /// paths in the commit; both are relative to the root.
  ///
  /// At least half of the lines must be equal, as for Git.
  static func paths(
    of old: [SourceFile], in tree: GitTree, since new: [SourceFile]
  ) -> [String: String] {
    let before = lines(of: old, in: tree.folder), after = lines(of: new, in: tree.workingTree)
    var pairs: [(old: String, new: String, share: Double)] = []
    for (name, lines) in before where after[name] == nil {
      for (other, others) in after where before[other] == nil {
        let share = share(of: lines, in: others)
        if share >= 0.5 { pairs.append((name, other, share)) }
      }
    }
    var found: [String: String] = [:]
    var taken: Set<String> = []
    for pair in pairs.sorted(by: { ($1.share, $0.old, $0.new) < ($0.share, $1.old, $1.new) })
    where found[pair.old] == nil && taken.insert(pair.new).inserted {
      found[pair.old] = pair.new
    }
    return found
  }

  /// The numbers of equal lines of each source, without empty ones.
  private static func lines(of files: [SourceFile], in root: URL) -> [String: [Substring: Int]] {
    var found: [String: [Substring: Int]] = [:]
    for file in files {
      let path = URL(fileURLWithPath: file.path).standardizedFileURL
      let text = String(decoding: file.contents, as: UTF8.self)
      found[SnapshotPlaces.path(of: path, relativeTo: root)] = text.split(
        whereSeparator: \.isNewline
      )
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    return found
  }

  private static func share(of lines: [Substring: Int], in others: [Substring: Int]) -> Double {
    let equal = lines.reduce(0) { $0 + min($1.value, others[$1.key] ?? 0) }
    let count = max(lines.values.reduce(0, +), others.values.reduce(0, +))
    return count == 0 ? 0 : Double(equal) / Double(count)
  }
}
