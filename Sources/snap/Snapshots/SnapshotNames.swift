import Foundation
import Goldens

/// The names of the snapshots of previews within the goldens of their files.
///
/// Names are distinct in a file.
struct SnapshotNames {
  /// The names of the previews, in their order.
  let all: [String]

  init(of previews: [Candidate]) {
    var names: [String: DistinctNames] = [:]
    all = previews.map { preview in
      // The number of a preview without a title depends on the other files of the module.
      let title = GoldenPath.sanitized(preview.isUntitled ? "Preview" : preview.name)
      return names[preview.path, default: DistinctNames()].insert(title.isEmpty ? "Preview" : title)
    }
  }
}
