import Foundation
import Testing

@testable import snap

struct UnusedGoldensTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
    for file in [
      "Card.swift", "CardTests.swift", "__Snapshots__/Card/1.png",
      "__Snapshots__/Card/1.layout.txt",
      "__Snapshots__/Card/Old.png", "__Snapshots__/Card/note.md", "__Snapshots__/Gone/1.png",
      "__Snapshots__/CardTests/1.png",
    ] {
      let url = URL(fileURLWithPath: "\(run.pictures.path)/\(file)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
  }

  @Test func goldensOfTestsAndOtherFilesAreLeftAlone() throws {
    try run.write(
      [run.result("Card/1", .passed)],
      header: RunLog.Header(sources: ["\(run.pictures.path)/Card.swift"]))
    let unused = UnusedGoldens(after: try run.lastRun()).paths
    #expect(
      unused.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
        == ["Card/Old.png", "Gone/1.png"])
  }
}
