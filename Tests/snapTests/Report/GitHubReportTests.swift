import Foundation
import Testing

@testable import snap

struct GitHubReportTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
  }

  @Test func anAnnotationEscapesWhatCommandsMean() throws {
    var changed = run.result("Card/1", .changed, cause: "a | b")
    changed.message = "100 %\nsecond"
    changed.file = "A, B:C.swift"
    changed.differingPixels = 1_204
    try run.write([changed])
    let report = GitHubReport(run: try run.lastRun())
    #expect(
      report.annotations == [
        "::error file=A%2C B%3AC.swift,line=3,title=changed%3A Card/1::100 %25%0Asecond",
        "::notice title=snap test::1 changed",
      ])
    #expect(report.table.contains(#"| `Card/1` | changed | 1,204 | a \| b |"#))
  }

  @Test func theTenWorstAreAnnotated() throws {
    try run.write(
      (1...12).map { number in
        var result = run.result("Card/\(number)", .changed, cause: "a")
        result.differingPixels = number
        return result
      })
    let annotations = GitHubReport(run: try run.lastRun()).annotations
    #expect(annotations.count == 11)
    #expect(annotations[0].contains("Card/12"))
    #expect(annotations[10].hasPrefix("::notice"))
  }

  @Test func publishedPicturesAreInTheTable() throws {
    let changed = run.result("My card/1", .changed, cause: "a")
    let missing = run.result("Card/2", .missing)
    try run.write([changed, missing])
    let last = try run.lastRun()
    for part in ["expected", "actual"] {
      let file = last.file(changed, part)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let rows = GitHubReport(run: last, pictures: "https://example.com/12").table.split(
      separator: "\n")
    #expect(
      rows.contains {
        $0.hasSuffix(
          #"| <img width="200" src="https://example.com/12/My%20card/1.expected.png"> "#
            + #"| <img width="200" src="https://example.com/12/My%20card/1.actual.png"> |"#)
      })
    // A missing golden has no picture, and its row has the same number of cells.
    let cells = rows.filter { $0.hasPrefix("|") }.map { $0.count { $0 == "|" } }
    #expect(cells == [7, 7, 7, 7])
  }

  @Test func aRunWithoutFailuresHasNoAnnotations() throws {
    try run.write([run.result("Card/1", .passed)])
    #expect(GitHubReport(run: try run.lastRun()).annotations.isEmpty)
  }
}
