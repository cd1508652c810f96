import Foundation

/// The results of a run as one JSON object.
struct JSONReport: Encodable {
  struct Cause: Encodable {
    let cause: String
    let ids: [String]
  }

  let counts: [String: Int]
  /// Whether all that was to be tested was tested.
  let complete: Bool
  let against: String?
  let shard: String?
  /// The folder of the artifacts: an item's are in `ID.expected.png`, `ID.actual.png`,
  /// `ID.diff.png`.
  let artifacts: String
  let causes: [Cause]
  let results: [SnapshotResult]

  init(run: LastRun) {
    counts = Dictionary(uniqueKeysWithValues: run.results.counts.map { ($0.name, $0.count) })
    complete = run.hasEnded
    against = run.header.against
    shard = run.header.shard
    artifacts = SnapshotPlaces.shownPath(of: run.folder)
    causes = CauseGroup.groups(of: run.results).map { group in
      Cause(cause: group.cause, ids: group.results.map(\.id))
    }
    results = run.results
  }

  func data() throws -> Data {
    Data("\(try readableJSON(self))\n".utf8)
  }
}
