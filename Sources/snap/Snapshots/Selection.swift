import Foundation

/// The choice of pending pictures by names, folders or causes.
struct Selection: Equatable {
  /// Names, ends of names, or folders.
  var names: [String]
  /// A cause, or a part of the text of some; nil for all.
  var cause: String?

  /// Returns the chosen results.
  ///
  /// - Throws: A failure that names what nothing was found for.
  func results(among pending: [SnapshotResult]) throws -> [SnapshotResult] {
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
    for name in names where !chosen.contains(where: { Self.isNamed($0, name) }) {
      let known = pending.map { "\n  \($0.id.visible)" }.prefix(20).joined()
      throw Failure.choice(
        "no pending picture is named '\(name.visible)'"
          + (known.isEmpty ? "" : "; there are:\(known)")
      )
    }
    return chosen.filter { result in names.contains { Self.isNamed(result, $0) } }
  }

  /// Returns whether a name is the result's whole name, the end of it, its source, its golden, or a
  /// folder that contains one of these.
  static func isNamed(_ result: SnapshotResult, _ name: String) -> Bool {
    let name = name.hasSuffix("/") ? String(name.dropLast()) : name
    if result.id.hasSuffix("/\(name)") { return true }
    return [result.id, result.file, result.golden].compactMap(\.self).contains {
      $0 == name || $0.hasPrefix("\(name)/")
    }
  }
}
