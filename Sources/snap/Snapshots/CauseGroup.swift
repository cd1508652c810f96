/// The pictures whose differences have the same cause.
struct CauseGroup: Equatable {
  let cause: String
  let results: [SnapshotResult]

  /// Returns the groups of all changed pictures, the largest first.
  static func groups(of results: [SnapshotResult]) -> [CauseGroup] {
    let changed = results.filter { $0.cause != nil }
    return Dictionary(grouping: changed) { $0.cause ?? "" }
      .map { CauseGroup(cause: $0.key, results: $0.value.sorted { $0.id < $1.id }) }
      .sorted { ($1.results.count, $0.cause) < ($0.results.count, $1.cause) }
  }
}
