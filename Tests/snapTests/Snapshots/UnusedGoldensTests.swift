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
    let unused = try UnusedGoldens(after: try run.lastRun()).paths
    #expect(
      unused.map { $0.split(separator: "/").suffix(2).joined(separator: "/") }
        == ["Card/Old.png", "Gone/1.png"])
  }

  @Test func goldensThatALinkLeadsToAreLeftAlone() throws {
    let other = try PictureFolder()
    try Data().write(to: URL(fileURLWithPath: other.path + "/1.png"))
    #expect(symlink(other.path, run.pictures.path + "/__Snapshots__/Linked") == 0)
    try run.write(
      [run.result("Card/1", .passed)],
      header: RunLog.Header(sources: ["\(run.pictures.path)/Card.swift"]))
    #expect(throws: Failure.self) { try UnusedGoldens(after: try run.lastRun()) }
  }

  @Test func aFolderOfGoldensOutsideTheProjectIsLeftAlone() throws {
    let other = try PictureFolder()
    try FileManager.default.createDirectory(
      atPath: other.path + run.pictures.path + "/Card", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: other.path + run.pictures.path + "/Card/1.png"))
    try run.write(
      [],
      header: RunLog.Header(sources: ["\(run.pictures.path)/Card.swift"], goldens: other.path))
    #expect(throws: Failure.self) { try UnusedGoldens(after: try run.lastRun()) }
  }
}
