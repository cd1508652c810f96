import Foundation
import SnapRuntime
import Testing

@testable import snap

struct LiveLiteralsTests {
  private static let text = "var a: some View {\n  b(1)\n  c(2)\n}\n"
  private static let program = URL(fileURLWithPath: "/program")

  private func withSource(_ body: (SourceFile, (String) throws -> Void) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapTests.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("A.swift")
    let write = { try Data(($0 as String).utf8).write(to: file) }
    try write(Self.text)
    try body(try SourceFile(path: file.path), write)
  }

  private func error(in source: SourceFile, line: Int) -> Failure {
    .compilation([
      .init(path: source.path, line: line, isError: true, text: "no", lines: ["no"])
    ])
  }

  @Test func changesOfLiteralsAreFoundInTheFiles() throws {
    try withSource { source, write in
      let live = LiveLiterals(.init())
      live.begin([source])
      #expect(live.changedValues(in: [source.path]) == nil)
      try write(Self.text.replacing("c(2)", with: "c(3)"))
      #expect(live.changedValues(in: [source.path]) == [1: .integer(3)])
      #expect(live.changedValues(in: [source.path]) == nil)
      try write(Self.text)
      #expect(live.changedValues(in: [source.path]) == [:])
      #expect(live.changedValues(in: [source.path, "B.swift"]) == nil)
      try write(Self.text.replacing("c(2)", with: "d(2)"))
      #expect(live.changedValues(in: [source.path]) == nil)
    }
  }

  @Test func aLineThatTheCompilerRefusesIsCompiledAsItIsFromThenOn() throws {
    try withSource { source, write in
      let plainLines = LiveLiterals.PlainLines()
      let live = LiveLiterals(plainLines)
      live.begin([source])
      let program = try live.program(of: [source]) { sources in
        #expect(String(decoding: sources[0].staged, as: UTF8.self).contains("__snapInteger(0,1)"))
        throw error(in: source, line: 2)
      } plain: {
        Self.program
      }
      #expect(program == Self.program)
      try write(Self.text.replacing("c(2)", with: "c(3)"))
      #expect(live.changedValues(in: [source.path]) == nil)

      let next = LiveLiterals(plainLines)
      _ = try next.program(of: [source]) { sources in
        let text = String(decoding: sources[0].staged, as: UTF8.self)
        #expect(text == Self.text.replacing("c(2)", with: "c(__snapInteger(1,2))"))
        return Self.program
      } plain: {
        throw error(in: source, line: 3)
      }
    }
  }

  @Test func aMistakeOfTheSourcesIsReportedAndForgotten() throws {
    try withSource { source, _ in
      let plainLines = LiveLiterals.PlainLines()
      let live = LiveLiterals(plainLines)
      #expect(throws: Failure.self) {
        try live.program(of: [source]) { _ in
          throw error(in: source, line: 2)
        } plain: {
          throw error(in: source, line: 2)
        }
      }
      #expect(plainLines.all.isEmpty)
      // A line without literals shows no function of them, so it is not compiled again.
      #expect(throws: Failure.self) {
        try live.program(of: [source]) { _ in
          throw error(in: source, line: 1)
        } plain: {
          Issue.record("compiled twice")
          return Self.program
        }
      }
    }
  }
}
