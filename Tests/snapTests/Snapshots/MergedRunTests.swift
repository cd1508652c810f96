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

  @Test func runsAgainstDifferentCommitsAreNotOne() throws {
    try shards[0].write([], header: RunLog.Header(sources: [], against: "a"))
    try shards[1].write([], header: RunLog.Header(sources: [], against: "b"))
    #expect(throws: Failure.self) {
      try MergedRun.merge(shards.map(\.folder), to: target.folder)
    }
  }
}
