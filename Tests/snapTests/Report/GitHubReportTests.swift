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

  /// The line of the preview is rarely in the difference of a pull request; that of the cause is.
  @Test func aKnownLineHasOneAnnotationForItsPictures() throws {
    let cause = ".padding 12 → 16, CartSheet.swift:27"
    let results = ["Cart/Cart.1", "Cart/Empty.1"].map { run.result($0, .changed, cause: cause) }
    let unclear = run.result("Row/1", .changed, cause: "spacing 1 → 2, Row.swift:4")
    let sources = ["App/CartSheet.swift", "App/Row.swift", "Kit/Row.swift"]
    try run.write(results + [unclear], header: RunLog.Header(sources: sources))
    let annotations = GitHubReport(run: try run.lastRun()).annotations
    #expect(annotations.count == 3)
    #expect(
      annotations.contains(
        "::error file=App/CartSheet.swift,line=27,title=changed%3A Cart/Cart.1 and 1 more::"
          + ".padding 12 → 16, CartSheet.swift:27%0Achanges 2:%0ACart/Cart.1%0ACart/Empty.1"))
    #expect(
      annotations.contains {
        $0.hasPrefix("::error file=Sources/Card.swift,line=3,title=changed%3A Row/1")
      })
  }

  @Test func anAnnotationHasNoPathsOfTheMachine() throws {
    var changed = run.result("Card/1", .changed)
    let folder = FileManager.default.currentDirectoryPath
    changed.message = """
      Snapshot "1" does not match reference.
        pixels  4 of 8
      @−
      "file://\(folder)/1.png"
      @+
      "file:///tmp/.snap/Card/1.actual.png"
      diff "file:///tmp/.snap/Card/1.diff.png"
      accept: snap accept 'Card/1'
      explain: snap diff '/tmp/a.layout.txt' '/tmp/b.layout.txt'
      read \(folder)/a.txt
      """
    try run.write([changed])
    let text =
      "Snapshot \"1\" does not match reference.%0A  pixels  4 of 8%0Aaccept: snap accept 'Card/1'"
    #expect(GitHubReport(run: try run.lastRun()).annotations[0].hasSuffix("::\(text)%0Aread a.txt"))
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
