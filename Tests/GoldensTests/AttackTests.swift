import Foundation
import Goldens
import Testing

/// The recordings that `scripts/attack` kills, and for which it fills the disk; not run otherwise.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ATTACK_FOLDER"] != nil))
struct AttackTests {
  private let environment = ProcessInfo.processInfo.environment

  /// Records a golden and its layout, which both have a number, again and again with the next one.
  @Test func records() throws {
    let folder = URL(fileURLWithPath: environment["ATTACK_FOLDER"] ?? "", isDirectory: true)
    let golden = GoldenPath(
      test: SnapshotTest(
        fileID: "AppTests/CartTests.swift",
        filePath: folder.appendingPathComponent("CartTests.swift").path, function: "testCart()"),
      identifier: "testCart.1", pathExtension: "txt")
    let recorded = try? String(contentsOf: golden.url, encoding: .utf8)
    var number = recorded.flatMap { Int($0.prefix { !$0.isNewline }) } ?? 0
    let mode = environment["ATTACK_MODE"]
    repeat {
      number += 1
      try record(number, golden, in: folder, compared: mode == "differ")
    } while mode == "loop"
    if mode == "differ" { try record(number + 1, golden, in: folder, compared: true) }
  }

  /// Records, or compares, and writes the outcome beside the folder of the disk.
  private func record(_ number: Int, _ golden: GoldenPath, in folder: URL, compared: Bool) throws {
    // Large enough to be written in several parts.
    let lines = String(repeating: String(repeating: "-", count: 79) + "\n", count: 200)
    let text = "\(number)\n\(lines)\(number)\n"
    let artifacts = environment["ATTACK_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
    let verification = Verification(
      golden: golden, mode: compared ? .missing : .all,
      artifacts: ArtifactDirectory(root: artifacts ?? folder.appendingPathComponent(".snap")),
      function: "testCart()", layout: LayoutText(renderer: "1", tree: "Text \(number)"))
    let outcome = verification.verify {
      Data(text.utf8)
    } compare: { expected in
      expected == Data(text.utf8) ? nil : Difference(lines: ["another number"])
    }
    if environment["ATTACK_MODE"] == "loop" { return }
    let file = try #require(environment["ATTACK_OUTCOME"])
    try Data((outcome.message ?? "passed").utf8).write(to: URL(fileURLWithPath: file))
  }
}
