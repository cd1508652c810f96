import Foundation
import Testing

@testable import snap

struct RunLogTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
  }

  @Test func twoRunsCannotUseOneFolder() throws {
    let first = try RunLog(in: run.folder)
    try first.begin(RunLog.Header(sources: ["a.swift"]))
    #expect(throws: Failure.self) { try RunLog(in: run.folder) }
    try first.append(.ended)
    #expect(try run.lastRun().header.sources == ["a.swift"])
    #expect(try run.lastRun().hasEnded)
  }

  @Test(.timeLimit(.minutes(1))) func aPipeOrALinkIsNoLog() throws {
    try FileManager.default.createDirectory(at: run.folder, withIntermediateDirectories: true)
    let path = run.folder.appendingPathComponent(RunLog.name).path
    let target = run.pictures.path + "/target"
    try Data("kept".utf8).write(to: URL(fileURLWithPath: target))
    #expect(symlink(target, path) == 0)
    #expect(throws: Failure.self) { try RunLog(in: run.folder) }
    #expect(run.text("target") == "kept")
    unlink(path)
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: Failure.self) { try RunLog(in: run.folder) }
  }

  /// Files that may not grow stand for a full disk.
  @Test func aFullDiskLeavesNoEmptyLog() throws {
    try run.write([run.result("Card/1", .passed)])
    let merged = URL(fileURLWithPath: run.pictures.path + "/merged", isDirectory: true)
    _ = try RunLog(in: merged)
    let log = merged.appendingPathComponent(RunLog.name).path
    #expect(FileManager.default.fileExists(atPath: log))
    let process = try SnapCommand.process(
      ["merge-reports", run.folder.path, "--artifacts", merged.path])
    process.runInShell("2> /dev/null", before: "trap '' XFSZ; ulimit -f 0;")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(!FileManager.default.fileExists(atPath: log))
  }

  @Test func aNewRunReplacesTheLast() throws {
    try run.write([run.result("Card/1", .passed)])
    try run.write([run.result("Card/2", .passed)], ends: false)
    #expect(try run.lastRun().results.map(\.id) == ["Card/2"])
    #expect(try !run.lastRun().hasEnded)
  }
}
