import Testing

@testable import snap

struct TestSummaryTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
  }

  private func exitCode(
    _ statuses: SnapshotResult.Status..., isRecordChosen: Bool = false, isFault: Bool = false
  ) throws -> Int32 {
    try run.write(
      statuses.enumerated().map { index, status in
        var result = run.result("Card/\(index)", status)
        result.isFaultOfPreview = isFault && status == .error
        return result
      })
    return TestSummary(run: try run.lastRun(), isRecordChosen: isRecordChosen).exitCode
  }

  @Test func theWorstResultSetsTheExitCode() throws {
    #expect(try exitCode(.passed, .added, .removed, .updated) == 0)
    #expect(try exitCode(.passed, .changed) == 1)
    #expect(try exitCode(.passed, .missing) == 1)
    #expect(try exitCode(.changed, .error) == 2)
    #expect(try exitCode(.changed, .error, isFault: true) == 3)
    #expect(try exitCode() == 0)
  }

  /// A golden that was recorded by itself was compared with nothing.
  @Test func aNewGoldenFailsUnlessItWasAskedFor() throws {
    #expect(try exitCode(.passed, .new) == 1)
    #expect(try exitCode(.passed, .new, isRecordChosen: true) == 0)
  }

  @Test func theLastLinesNameTheNextCommands() throws {
    try run.write([
      run.result("Card/1", .changed, cause: "padding"),
      run.result("Card/2", .changed, cause: "padding"), run.result("Card/3", .passed),
    ])
    let summary = TestSummary(run: try run.lastRun(), isRecordChosen: false)
    #expect(
      summary.lines(time: .seconds(2)) == [
        "", "1 passed, 2 changed in 2.0 s", "cause    2 × padding", "report:  snap report",
        "decide:  snap review",
      ])
  }
}
