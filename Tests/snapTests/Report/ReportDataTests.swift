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
}
