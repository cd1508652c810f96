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
    let known = Dictionary(
      unused.compactMap { path in Self.data(at: path).map { ($0, path) } }, uniquingKeysWith: min)
    commands = new.sorted().flatMap { path -> [String] in
      guard let old = Self.data(at: path).flatMap({ known[$0] }) else { return [] }
      return [".png", ".layout.txt"].compactMap { end in
        let names = [old, path].map { "\($0.dropLast(".png".count))\(end)" }
        guard names.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else { return nil }
        let words = names.map {
          shellQuoted(SnapshotPlaces.shownPath(of: URL(fileURLWithPath: $0)))
        }
        // The new golden exists already.
        return "git mv -f \(words.joined(separator: " "))"
      }
    }
  }

  private static func data(at path: String) -> Data? {
    try? InputFile.data(at: URL(fileURLWithPath: path), limit: .media)
  }
}
