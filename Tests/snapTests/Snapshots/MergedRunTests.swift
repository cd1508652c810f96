import Foundation
import Testing

@testable import snap

struct MergedRunTests {
  private let shards: [SampleRun]
  private let target: SampleRun

  init() throws {
    shards = [try SampleRun(), try SampleRun()]
    target = try SampleRun()
  }

  private func write(_ index: Int, ends: Bool = true) throws {
    let run = shards[index]
    try run.write(
      [run.result("Card/\(index)", .changed, cause: "a")],
      header: RunLog.Header(sources: ["\(index).swift"], shard: "\(index + 1)/2"), ends: ends)
  }

  @Test func allShardsAreACompleteRun() throws {
    try write(0)
    try write(1)
    let (run, missing) = try MergedRun.merge(shards.map(\.folder), to: target.folder)
    #expect(missing.isEmpty)
    #expect(run.hasEnded && run.reasonAgainstPruning == nil)
    #expect(run.results.map(\.id) == ["Card/0", "Card/1"])
    #expect(run.header.sources == ["0.swift", "1.swift"])
    #expect(run.pending.count == 2)
    #expect(target.text(".snap/Card/1.diff.png")?.hasSuffix("Card/1") == true)
  }

  @Test func aShardThatDidNotEndIsMissing() throws {
    try write(0)
    try write(1, ends: false)
    let (run, missing) = try MergedRun.merge(shards.map(\.folder), to: target.folder)
    #expect(missing == ["2/2"])
    #expect(!run.hasEnded && run.reasonAgainstPruning != nil)
  }

  @Test func linksInTheFolderOfAShardAreNotFollowed() throws {
    try write(0)
    let secret = shards[0].pictures.path + "/secret"
    try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
    let picture = shards[0].folder.appendingPathComponent("Card/0.actual.png").path
    unlink(picture)
    #expect(symlink(secret, picture) == 0)
    _ = try MergedRun.merge([shards[0].folder], to: target.folder)
    #expect(target.text(".snap/Card/0.actual.png") == nil)
    #expect(target.text(".snap/Card/0.diff.png") != nil)
  }

  @Test func linksInTheFolderOfTheResultAreNotFollowed() throws {
    try write(0)
    let other = try PictureFolder()
    try FileManager.default.createDirectory(at: target.folder, withIntermediateDirectories: true)
    #expect(symlink(other.path, target.folder.appendingPathComponent("Card").path) == 0)
    #expect(throws: Failure.self) {
      try MergedRun.merge([shards[0].folder], to: target.folder)
    }
    #expect(try other.contents.isEmpty)
  }

  @Test func runsAgainstDifferentCommitsAreNotOne() throws {
    try shards[0].write([], header: RunLog.Header(sources: [], against: "a"))
    try shards[1].write([], header: RunLog.Header(sources: [], against: "b"))
    #expect(throws: Failure.self) {
      try MergedRun.merge(shards.map(\.folder), to: target.folder)
    }
  }
}
