import Foundation
import Testing

@testable import snap

struct RunLogTests {
  let run: SampleRun

  init() throws {
    run = try SampleRun()
  }

  @Test func aNewFolderIsHiddenFromGit() throws {
    try run.write([])
    #expect(run.text(".snap/.gitignore") == "*\n")
  }

  @Test func aFolderOfTheUserStaysVisibleToGit() throws {
    try FileManager.default.createDirectory(at: run.folder, withIntermediateDirectories: true)
    try run.write([])
    #expect(run.text(".snap/.gitignore") == nil)
  }

  @Test func twoRunsCannotUseOneFolder() throws {
    let first = try RunLog(in: run.folder, header: RunLog.Header(sources: ["a.swift"]))
    #expect(throws: Failure.self) {
      try RunLog(in: run.folder, header: RunLog.Header(sources: ["b.swift"]))
    }
    try first.append(.ended)
    #expect(try run.lastRun().header.sources == ["a.swift"])
    #expect(try run.lastRun().hasEnded)
  }

  @Test func aNewRunReplacesTheLast() throws {
    try run.write([run.result("Card/1", .passed)])
    try run.write([run.result("Card/2", .passed)], ends: false)
    #expect(try run.lastRun().results.map(\.id) == ["Card/2"])
    #expect(try !run.lastRun().hasEnded)
  }
}
