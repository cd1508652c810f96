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
    // The incomplete line is no part of the line that a decision adds.
    try last.accept(last.pending)
    #expect(try run.lastRun().results.first?.decision == .accepted)
  }

  @Test func notesSayWhatTheResultsDoNotShow() throws {
    var header = RunLog.Header(sources: ["\(run.pictures.path)/Card.swift"], count: 24)
    try run.write([run.result("Card/1", .passed)], header: header)
    #expect(try run.lastRun().notes.isEmpty)
    try run.write([run.result("Card/1", .passed)], header: header, ends: false)
    #expect(
      try run.lastRun().notes == [
        "the last 'snap test' did not finish: these are 1 of 24 pictures; run it again"
      ])
    do {
      let log = try RunLog(in: run.folder)
      let notes = try run.lastRun().notes
      #expect(notes == ["'snap test' is still running: these are 1 of 24 pictures"])
      withExtendedLifetime(log) {}
    }
    header.started = .distantPast
    try run.write([run.result("Card/1", .passed)], header: header)
    let changed =
      "\(run.pictures.path)/Card.swift has changed since the last 'snap test'; run it again"
    #expect(try run.lastRun().notes == [changed])
    header.started = .distantFuture
    try run.write([run.result("Card/1", .passed)], header: header)
    #expect(try run.lastRun().notes.isEmpty)
  }

  @Test func decisionsAreKept() throws {
    try run.write(
      [
        run.result("Card/1", .changed), run.result("Card/2", .changed),
        run.result("Card/3", .passed),
      ])
    let last = try run.lastRun()
    try last.accept(Array(last.pending.prefix(1)))
    try last.reject(Array(last.pending.suffix(1)))
    let decided = try run.lastRun()
    #expect(decided.results.map(\.decision) == [.accepted, .rejected, nil])
    #expect(decided.results.summary == "1 passed, 1 accepted, 1 rejected")
    let failures = decided.results.filter(\.isFailure)
    #expect(failures.isEmpty)
  }

  @Test func messagesNameTheArtifactsWhereTheyAre() throws {
    var result = run.result("My App/Card/1", .changed)
    result.golden = "App/1.png"
    result.message = """
      @−
      "file:///ci/App/1.png"
      @+
      "file:///ci/.snap/My%20App/Card/1.actual.png"
      diff "file:///ci/.snap/My%20App/Card/1.diff.png"
      accept: snap accept 'My App/Card/1'
      explain: snap diff '/ci/.snap/My App/Card/1.expected.layout.txt' \
      '/ci/.snap/My App/Card/1.actual.layout.txt'
      """
    try run.write([result])
    let folder = run.folder.path, current = FileManager.default.currentDirectoryPath
    #expect(
      try run.lastRun().results.first?.message == """
        @−
        "file://\(current)/App/1.png"
        @+
        "file://\(folder)/My%20App/Card/1.actual.png"
        diff "file://\(folder)/My%20App/Card/1.diff.png"
        accept: snap accept 'My App/Card/1'
        explain: snap diff '\(folder)/My App/Card/1.expected.layout.txt' \
        '\(folder)/My App/Card/1.actual.layout.txt'
        """)
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
    try last.reject(last.pending)
    #expect(run.text("__Snapshots__/Card/1.png") == nil)
    #expect(try run.lastRun().pending.isEmpty)
  }

  /// A picture that cannot be removed would be pending again, without a word.
  @Test func aPictureThatCannotBeRemovedIsAnError() throws {
    try run.write([run.result("Card/1", .changed)])
    let last = try run.lastRun()
    let picture = run.folder.appendingPathComponent("Card/1.actual.png")
    try FileManager.default.removeItem(at: picture)
    try FileManager.default.createDirectory(at: picture, withIntermediateDirectories: false)
    #expect {
      try last.reject(last.pending)
    } throws: { error in
      (error as? Failure)?.message?.hasPrefix("cannot write \(picture.path): ") == true
    }
  }

  @Test func aBrokenPictureIsNotAccepted() throws {
    try run.write([run.result("Card/1", .changed)])
    try Data("no PNG".utf8).write(to: run.folder.appendingPathComponent("Card/1.actual.png"))
    let last = try run.lastRun()
    #expect(throws: Failure.self) { try last.accept(last.pending) }
    #expect(try run.lastRun().pending.count == 1)
  }

  @Test(arguments: ["../Card/2", "/Card/2", "", "Card/\u{0}", "Card/\u{1B}[2J"])
  func aLogWithANameOutsideTheFolderIsRefused(name: String) throws {
    try run.write([run.result("Card/1", .passed), run.result(name, .passed)])
    #expect(throws: Failure.self) { try run.lastRun() }
  }

  @Test(arguments: [
    #"{"finished":{"_0":{"id":"Card/2","status":"postponed"}}}"#, "null", "{", "\u{0}",
  ])
  func aLineThatIsNotUnderstoodIsNotSkipped(line: String) throws {
    // Its golden would seem unused.
    try run.write([run.result("Card/1", .passed)], ends: false)
    let file = run.folder.appendingPathComponent(RunLog.name)
    let end = #"\#n{"ended":{}}\#n"#
    try (Data(contentsOf: file) + Data((line + end).utf8)).write(to: file)
    #expect(throws: Failure.self) { try run.lastRun() }
  }

  @Test func acceptingWritesNothingOutsideTheProject() throws {
    let other = try PictureFolder()
    let golden = other.path + "/Secret.png"
    try Data("kept".utf8).write(to: URL(fileURLWithPath: golden))
    func accepted(_ golden: String) throws -> Bool {
      var result = run.result("Card/1", .changed)
      result.golden = golden
      try run.write([result])
      let last = try run.lastRun()
      return (try? last.accept(last.pending)) != nil
    }
    #expect(try !accepted(golden))
    #expect(try !accepted("\(other.path)/new/a.png"))
    #expect(try !accepted("\(run.pictures.path)/__Snapshots__/Card/../../../../a.png"))
    // A link in the place of a golden, and of the folder of goldens.
    let folder = run.pictures.path + "/__Snapshots__/Card"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(symlink(golden, folder + "/1.png") == 0)
    #expect(try !accepted(folder + "/1.png"))
    try FileManager.default.removeItem(atPath: folder)
    #expect(symlink(other.path, folder) == 0)
    #expect(try !accepted(folder + "/Secret.png"))
    #expect(try other.contents == ["Secret.png"])
    #expect(try String(contentsOfFile: golden, encoding: .utf8) == "kept")
  }

  @Test(.timeLimit(.minutes(1))) func aPipeInThePlaceOfAGoldenIsAnError() throws {
    let golden = run.pictures.path + "/__Snapshots__/Card/1.png"
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: golden).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    #expect(mkfifo(golden, 0o600) == 0)
    try run.write([run.result("Card/1", .changed)])
    let last = try run.lastRun()
    #expect(throws: Failure.self) { try last.accept(last.pending) }
  }

  @Test func artifactsThatALinkLeadsToAreLeftAlone() throws {
    let other = try PictureFolder()
    for part in ["actual", "expected", "diff"] {
      try Data("kept".utf8).write(to: URL(fileURLWithPath: "\(other.path)/1.\(part).png"))
    }
    try run.write([run.result("Card/1", .changed)])
    let last = try run.lastRun()
    let folder = run.folder.appendingPathComponent("Card").path
    try FileManager.default.removeItem(atPath: folder)
    #expect(symlink(other.path, folder) == 0)
    #expect(last.pending.isEmpty)
    try last.reject(last.results)
    #expect(try other.contents.count == 3)
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
