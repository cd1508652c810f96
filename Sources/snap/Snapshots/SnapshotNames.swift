import Foundation
import Goldens

/// The names of the snapshots of previews within the goldens of their files.
///
/// Names are distinct in a file, also on systems that ignore the case of file names.
struct SnapshotNames {
  /// The names of the previews, in their order.
  private(set) var all: [String] = []

  init(of previews: [Candidate]) {
    var used: [String: Set<String>] = [:]
    for preview in previews {
      // The number of a preview without a title depends on the other files of the module.
      let title = GoldenPath.sanitized(preview.isUntitled ? "Preview" : preview.name)
      let name = title.isEmpty ? "Preview" : title
      let numbered = (2...).lazy.map { "\(name)-\($0)" }
      let isUsed = { (name: String) in used[preview.path, default: []].contains(name.lowercased()) }
      let free = isUsed(name) ? numbered.first { !isUsed($0) } ?? name : name
      used[preview.path, default: []].insert(free.lowercased())
      all.append(free)
    }
  }
}
