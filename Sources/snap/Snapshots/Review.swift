import Foundation

/// The decisions about pending pictures, one after the other.
///
/// It holds no terminal, so that tests can press its keys. `LastRun` performs the decisions.
struct Review {
  enum Decision: Equatable { case accepted, rejected, skipped }

  /// An effect of a key, besides that on the decisions.
  enum Effect: Equatable {
    case none
    /// The pictures are to be accepted or rejected now.
    case decide([SnapshotResult], Decision)
    case showMessage(SnapshotResult)
    case showPicture(SnapshotResult)
    /// The key does nothing.
    case unknown(Character)
    case quit
  }

  /// The pictures, grouped by cause, the largest group first.
  let pictures: [SnapshotResult]
  private(set) var decisions: [String: Decision] = [:]
  private(set) var index = 0

  init(_ pending: [SnapshotResult]) {
    let caused = CauseGroup.groups(of: pending).flatMap(\.results)
    pictures = caused + pending.filter { $0.cause == nil }
  }

  /// The picture that waits for a decision; nil at the end.
  var current: SnapshotResult? { pictures.indices.contains(index) ? pictures[index] : nil }

  /// The pictures without a decision that have the cause of the current one, itself included.
  var sameCause: [SnapshotResult] { open { $0.cause == current?.cause } }

  /// The pictures without a decision of the current one's source, itself included.
  var sameFolder: [SnapshotResult] { open { Self.folder(of: $0) == current.map(Self.folder) } }

  /// Every picture without a decision.
  var rest: [SnapshotResult] { open { _ in true } }

  /// The keys; capitals decide about several pictures.
  static let help = [
    "a accept   r reject   s skip   p previous",
    "all with this cause: C accept, X reject   all of this source: F accept, D reject",
    "all the rest: A accept, R reject",
    "i message   o open the difference   q quit",
  ]

  /// Follows a key.
  mutating func press(_ key: Character) -> Effect {
    guard let current else { return .quit }
    switch key {
    case "a": return decide([current], .accepted)
    case "r": return decide([current], .rejected)
    case "s", " ", "j": return decide([current], .skipped)
    case "C": return decide(sameCause, .accepted)
    case "X": return decide(sameCause, .rejected)
    case "F": return decide(sameFolder, .accepted)
    case "D": return decide(sameFolder, .rejected)
    case "A": return decide(rest, .accepted)
    case "R": return decide(rest, .rejected)
    case "p", "k":
      // Files of decided pictures are gone, so only a skipped one can come again.
      if let previous = pictures[..<index].lastIndex(where: { decisions[$0.id] == .skipped }) {
        index = previous
        decisions[pictures[index].id] = nil
      }
      return .none
    case "i": return .showMessage(current)
    case "o": return .showPicture(current)
    case "q", "\u{3}", "\u{4}", "\u{1B}": return .quit
    default: return .unknown(key)
    }
  }

  /// The numbers of accepted, rejected and other pictures.
  var counts: (accepted: Int, rejected: Int, open: Int) {
    let accepted = decisions.values.count { $0 == .accepted }
    let rejected = decisions.values.count { $0 == .rejected }
    return (accepted, rejected, pictures.count - accepted - rejected)
  }

  private mutating func decide(_ chosen: [SnapshotResult], _ decision: Decision) -> Effect {
    for result in chosen { decisions[result.id] = decision }
    while let current, decisions[current.id] != nil { index += 1 }
    return decision == .skipped ? .none : .decide(chosen, decision)
  }

  private func open(where isChosen: (SnapshotResult) -> Bool) -> [SnapshotResult] {
    pictures.filter { decisions[$0.id] == nil && isChosen($0) }
  }

  /// The folders and name of the source of a picture.
  private static func folder(of result: SnapshotResult) -> String {
    result.id.lastIndex(of: "/").map { String(result.id[..<$0]) } ?? ""
  }
}
