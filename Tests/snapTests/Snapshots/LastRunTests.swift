import Foundation
import Testing

@testable import snap

struct LastRunTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
  }

  @Test func aKilledRunKeepsItsResults() throws {
    try run.write([run.result("Card/1", .changed, cause: "a")], ends: false)
    let file = run.folder.appendingPathComponent(RunLog.name)
    try (Data(contentsOf: file) + Data(#"{"finished":{"_0":{"id":"Ca"#.utf8)).write(to: file)
    let last = try run.lastRun()
    #expect(last.results.map(\.id) == ["Card/1"])
    #expect(last.pending.count == 1)
    #expect(last.reasonAgainstPruning == "it did not finish")
  }

  @Test func theFolderOfNoRunIsAFailure() {
    #expect(throws: Failure.self) { try run.lastRun() }
  }

  @Test func acceptingReplacesTheGoldenAndItsLayout() throws {
    try run.write([run.result("Card/1", .changed), run.result("Card/2", .missing)])
    let last = try run.lastRun()
    #expect(last.pending.count == 2)
    try last.accept(Array(last.pending.prefix(1)))
    #expect(run.text("__Snapshots__/Card/1.png")?.hasSuffix("PNGCard/1") == true)
    #expect(run.text("__Snapshots__/Card/1.layout.txt") == "Card/1")
    #expect(run.text("__Snapshots__/Card/2.png") == nil)
    #expect(try run.lastRun().pending.map(\.id) == ["Card/2"])
  }

  @Test func rejectingKeepsTheGolden() throws {
    try run.write([run.result("Card/1", .changed)])
    let last = try run.lastRun()
    last.reject(last.pending)
    #expect(run.text("__Snapshots__/Card/1.png") == nil)
    #expect(try run.lastRun().pending.isEmpty)
  }

  @Test func aBrokenPictureIsNotAccepted() throws {
    try run.write([run.result("Card/1", .changed)])
    try Data("no PNG".utf8).write(to: run.folder.appendingPathComponent("Card/1.actual.png"))
    let last = try run.lastRun()
    #expect(throws: Failure.self) { try last.accept(last.pending) }
    #expect(try run.lastRun().pending.count == 1)
  }

  @Test func namesOutsideTheFolderAreIgnored() throws {
    try run.write([run.result("Card/1", .passed), run.result("../Card/2", .passed)])
    #expect(try run.lastRun().results.map(\.id) == ["Card/1"])
  }

  @Test func onlyACompleteRunShowsUnusedGoldens() throws {
    func reason(_ header: RunLog.Header, _ status: SnapshotResult.Status = .passed) throws
      -> String?
    {
      try run.write([run.result("Card/1", status)], header: header)
      return try run.lastRun().reasonAgainstPruning
    }
    #expect(try reason(RunLog.Header(sources: [])) == nil)
    #expect(try reason(RunLog.Header(sources: []), .changed) == nil)
    #expect(try reason(RunLog.Header(sources: []), .error) == "'Card/1' could not be taken")
    #expect(
      try reason(RunLog.Header(sources: [], shard: "1/2")) == "it tested only shard 1/2")
    #expect(
      try reason(RunLog.Header(sources: [], isFiltered: true)) == "it tested only some previews")
    #expect(
      try reason(RunLog.Header(sources: [], against: "abc"))
        == "it compared with a commit, not with goldens")
  }
}
