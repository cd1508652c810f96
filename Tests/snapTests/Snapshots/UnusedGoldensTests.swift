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

  @Test func goldensOfAFolderWithoutSourcesAreUnused() throws {
    let folder = run.pictures.path
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Inner/Deep/__Snapshots__/Row", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: "\(folder)/Inner/Deep/__Snapshots__/Row/1.png"))
    try run.write(
      [run.result("Card/1", .passed), run.result("Card/Old", .passed)],
      header: RunLog.Header(sources: ["\(folder)/Card.swift"], folders: [folder]))
    func unused() throws -> [String] {
      try UnusedGoldens(after: try run.lastRun()).paths.map { String($0.dropFirst(folder.count)) }
    }
    #expect(
      try unused() == ["/Inner/Deep/__Snapshots__/Row/1.png", "/__Snapshots__/Gone/1.png"])
    // Its source is outside the run.
    try Data().write(to: URL(fileURLWithPath: "\(folder)/Inner/Deep/Row.swift"))
    #expect(try unused() == ["/__Snapshots__/Gone/1.png"])
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
