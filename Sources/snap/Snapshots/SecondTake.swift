import Drawing
import Foundation
import Goldens
import SnapRuntime

/// The second pictures of previews that differ from their goldens: a preview with random content,
/// such as a UUID or a shuffled order, has another picture each time.
///
/// One preview for each cause is shown again, since a change of the sources has one cause in many
/// previews.
struct SecondTake {
  let check: SnapshotCheck
  let workers: Int

  /// The previews that are shown again, so that a run with many causes takes no longer than twice.
  private static let limit = 32
  static let cause = "not the same each time"

  /// Shows previews again, and returns the results, with what differs, of those whose second picture
  /// differs from the first.
  func unstable(
    among results: [(unit: PreviewSuite.Unit, result: SnapshotResult)]
  ) throws -> [SnapshotResult] {
    var causes: Set<String> = []
    let chosen = results.filter { $0.result.status == .changed }
      .sorted { $0.result.id < $1.result.id }
      .filter { causes.insert($0.result.cause ?? $0.result.id).inserted }
      .prefix(Self.limit)
    guard !chosen.isEmpty else { return [] }
    let first = Dictionary(chosen.map { ($0.result.id, $0.result) }) { first, _ in first }
    // Each place is claimed once by a run.
    var second = check
    second.places = SnapshotPlaces(root: check.places.root, goldens: check.places.goldens)
    let found = Collected<SnapshotResult>()
    let again = second
    var units: [PreviewSuite.Unit] = []
    for (unit, _) in chosen where !units.contains(unit) { units.append(unit) }
    _ = try check.suite.show(units, workers: workers) { unit, event in
      guard case .took(let snapshot) = event else { return }
      defer { try? FileManager.default.removeItem(atPath: snapshot.pixels) }
      guard let golden = try? again.place(of: snapshot, unit: unit), var result = first[golden.id],
        let change = again.change(of: snapshot, sinceArtifactOf: golden)
      else { return }
      let line = "\(Self.cause): \(change)"
      result.changes.insert(line, at: 0)
      result.cause = Self.cause
      var lines = (result.message ?? "").components(separatedBy: "\n")
      lines.insert("  \(line)", at: min(1, lines.count))
      result.message = lines.joined(separator: "\n")
      found.add(result)
    }
    return found.all.sorted { $0.id < $1.id }
  }
}

extension SnapshotCheck {
  /// Returns what differs between a snapshot and the one whose artifacts were written before; nil for
  /// equal pictures, or without artifacts.
  fileprivate func change(
    of snapshot: TakenSnapshot, sinceArtifactOf golden: GoldenPath
  ) -> String? {
    let picture = artifacts.url(for: golden, "actual", pathExtension: golden.pathExtension)
    guard let data = try? InputFile.data(at: picture, limit: .media),
      let first = try? Pixmap(pngData: data), let again = try? snapshot.pixmap(),
      !PixelComparison(expected: first, actual: again).matches
    else { return nil }
    let layout = artifacts.url(for: golden, "actual", pathExtension: "layout.txt")
    let actual = LayoutText(renderer: snapshot.renderer, tree: snapshot.layout)
    let lines = LayoutText.read(layout).map { actual.changes(since: $0) } ?? []
    return lines.first { $0.hasPrefix("cause  probably ") }.map {
      String($0.dropFirst("cause  probably ".count))
    } ?? lines.first { $0.hasPrefix("layout  ") }.map { String($0.dropFirst("layout  ".count)) }
      ?? "the pixels"
  }
}
