import Foundation
import Testing

@testable import snap

struct ReportDataTests {
  @Test func onlyPicturesThatDidNotPassAreInTheData() throws {
    let run = try SampleRun()
    try run.write([run.result("Card/1", .changed, cause: "a"), run.result("Card/2", .passed)])
    let data = ReportData(run: try run.lastRun())
    #expect(data.summary == "1 passed, 1 changed")
    let changed = try #require(data.results.first)
    #expect(changed.actual?.hasPrefix("data:image/png;base64,iVBOR") == true)
    #expect(changed.actualLayout == "Card/1")
    #expect(changed.expected == nil)
    #expect(data.results.last?.actual == nil)
  }

  @Test func decidedPicturesAreShownWithTheirGolden() throws {
    let run = try SampleRun()
    try run.write([run.result("Card/1", .changed), run.result("Card/2", .changed)])
    let golden = URL(fileURLWithPath: run.pictures.path + "/__Snapshots__/Card/2.png")
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data([0x89, 0x50, 0x4e, 0x47]).write(to: golden)
    let last = try run.lastRun()
    try last.accept(Array(last.pending.prefix(1)))
    try last.reject(Array(last.pending.suffix(1)))
    let items = ReportData(run: try run.lastRun()).results
    #expect(items.map(\.status) == ["accepted", "rejected"])
    #expect(items[0].actual != nil && items[0].expected == nil && items[0].message == nil)
    #expect(items[1].actual == nil && items[1].expected != nil)
  }

  @Test func filesThatLinksLeadToAreNotInTheData() throws {
    let run = try SampleRun()
    var new = run.result("Card/2", .new)
    new.golden = "/etc/hosts"
    try run.write([run.result("Card/1", .changed), new])
    let secret = run.pictures.path + "/secret"
    try Data([0x89, 0x50, 0x4e, 0x47]).write(to: URL(fileURLWithPath: secret))
    for name in ["actual.png", "diff.png", "expected.png", "actual.layout.txt"] {
      let path = run.folder.appendingPathComponent("Card/1.\(name)").path
      unlink(path)
      #expect(symlink(secret, path) == 0)
    }
    let data = ReportData(run: try run.lastRun())
    for item in data.results {
      #expect(item.actual == nil && item.diff == nil && item.expected == nil)
      #expect(item.actualLayout == nil)
    }
  }

  @Test func onlyPicturesAreInTheData() throws {
    let run = try SampleRun()
    try run.write([run.result("Card/1", .changed)])
    try Data("no PNG".utf8).write(to: run.folder.appendingPathComponent("Card/1.actual.png"))
    #expect(ReportData(run: try run.lastRun()).results.first?.actual == nil)
  }
}
