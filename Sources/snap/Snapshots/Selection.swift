import Foundation
import Goldens

/// The choice of pending pictures by names, folders or causes.
struct Selection: Equatable {
  /// Names, ends of names, or folders.
  var names: [String]
  /// A cause, or a part of the text of some; nil for all.
  var cause: String?

  /// Returns the chosen results.
  ///
  /// For a decision, the end of several names chooses none of them: every preview without a title has
  /// the name `Preview.1` in its folder.
  ///
  /// - Throws: A failure that names what nothing was found for.
  func results(
    among pending: [SnapshotResult], forDecision: Bool = false
  ) throws -> [SnapshotResult] {
    var chosen = pending
    if let cause {
      let same = chosen.filter { $0.cause == cause }
      chosen = same.isEmpty ? chosen.filter { $0.cause?.contains(cause) == true } : same
      if chosen.isEmpty {
        let known = CauseGroup.groups(of: pending).map { "\n  \($0.cause.visible)" }.joined()
        throw Failure.choice(
          "no pending picture has the cause '\(cause.visible)'"
            + (known.isEmpty ? "" : "; there are:\(known)"))
      }
    }
    guard !names.isEmpty else { return chosen }
    var ids: Set<String> = []
    for name in names {
      let whole = chosen.filter { Self.isNamed($0, name) }
      let ends = whole.isEmpty ? Self.ends(name, of: chosen) : []
      let named = whole.isEmpty ? ends.map(\.result) : whole
      func list(_ results: [SnapshotResult]) -> String {
        results.map { "\n  \($0.id.visible)" }.prefix(20).joined()
      }
      guard !named.isEmpty else {
        throw Failure.choice(
          "no pending picture is named '\(name.visible)'"
            + (pending.isEmpty ? "" : "; there are:\(list(pending))"))
      }
      guard !forDecision || !whole.isEmpty || Set(ends.map(\.whole)).count == 1 else {
        throw Failure.choice(
          "\(NumberFormat.count(named.count)) names end with '\(name.visible)'; write more of one, or "
            + "its folder:\(list(named))")
      }
      ids.formUnion(named.map(\.id))
    }
    return chosen.filter { ids.contains($0.id) }
  }

  /// Returns the results of which a name is the end of the whole name, of the preview's or of the
  /// source's, and what it is the end of.
  private static func ends(
    _ name: String, of results: [SnapshotResult]
  ) -> [(result: SnapshotResult, whole: String)] {
    results.compactMap { result in
      [result.id, result.previewName, result.sourceName].first { $0.hasSuffix("/\(name)") }
        .map { (result, $0) }
    }
  }

  /// Returns whether a name is the result's whole name, its preview, its source, its golden, or a
  /// folder that contains one of these.
  static func isNamed(_ result: SnapshotResult, _ name: String) -> Bool {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    return result.previewName == name
      || [result.id, result.file, result.golden].compactMap(\.self).contains {
        $0 == name || $0.hasPrefix("\(name)/")
      }
  }
}

extension SnapshotResult {
  /// The folders and name of the source.
  fileprivate var sourceName: String { id.lastIndex(of: "/").map { String(id[..<$0]) } ?? id }

  /// The name without the picture's of the preview, as in `Card/Light` for `Card/Light.iPhone-16`.
  fileprivate var previewName: String {
    let start = id.lastIndex(of: "/").map { id.index(after: $0) } ?? id.startIndex
    return id[start...].firstIndex(of: ".").map { String(id[..<$0]) } ?? id
  }
}
