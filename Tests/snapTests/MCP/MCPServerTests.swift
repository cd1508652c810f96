import Drawing
import Foundation
import Testing

@testable import snap

/// Every test talks to a running `snap mcp`.
@Suite(.serialized) struct MCPServerTests {
  private let folder: PictureFolder

  init() throws {
    folder = try PictureFolder()
    let source = """
      import SwiftUI

      #Preview("Card", traits: .fixedLayout(width: 30, height: 20)) { Color.red }
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder.path + "/Card.swift"))
  }

  /// Sends lines, and returns the answers after the input has ended.
  private func answers(_ lines: [String]) throws -> [JSONValue] {
    let process = try SnapCommand.process(["mcp"])
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment?.merge(["CI": "", "SNAP_RECORD": "", "SNAP_ARTIFACTS": ""]) { $1 }
    let input = Pipe(), output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    try input.fileHandleForWriting.close()
    let data = try InputFile.data(from: output.fileHandleForReading.fileDescriptor)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(JSONValue.self, from: $0)
    }
  }

  @Test func aServerKeepsNoFileOfACallOpen() throws {
    let process = try SnapCommand.process(["mcp"])
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let input = Pipe(), output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    /// The number of open files after a call.
    func openFiles(afterCall id: Int) throws -> Int {
      let line = call("list", #"{"files":["Card.swift"]}"#, id: id) + "\n"
      input.fileHandleForWriting.write(Data(line.utf8))
      var answer = Data()
      while answer.last != UInt8(ascii: "\n") {
        let part = output.fileHandleForReading.availableData
        if part.isEmpty { break }
        answer += part
      }
      #expect(String(decoding: answer, as: UTF8.self).contains("Card.swift"))
      let files = "/proc/\(process.processIdentifier)/fd"
      return try FileManager.default.contentsOfDirectory(atPath: files).count
    }
    let counts = try (1...6).map(openFiles)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    try output.fileHandleForReading.close()
    // A call kept three open.
    #expect(counts[5] < counts[1] + 4, "\(counts)")
  }

  private func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","#
      + #""arguments":\#(arguments)}}"#
  }

  private func code(_ answer: JSONValue) -> JSONValue? { answer["error"]?["code"] }

  @Test func aSessionBeginsAndListsTheTools() throws {
    let found = try answers([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2024-11-05"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#,
    ])
    #expect(found.count == 3)
    #expect(found[0]["result"]?["protocolVersion"] == "2024-11-05")
    #expect(found[0]["result"]?["serverInfo"]?["name"] == "snap")
    #expect(found[1] == ["jsonrpc": "2.0", "id": "a", "result": [:]])
    guard case .array(let tools)? = found[2]["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    #expect(
      tools.compactMap { $0["name"]?.string }
        == ["list", "render", "explain", "test", "diff", "accept", "lint"])
  }

  /// The input ends before the first call does.
  @Test func aRenderingIsAPicture() throws {
    let found = try answers([
      call("render", #"{"files":["Card.swift"],"view":"Card"}"#),
      call("list", #"{"files":["Card.swift"]}"#, id: 2),
      call("render", #"{"files":["None.swift"]}"#, id: 3),
    ])
    let result = try #require(found.first?["result"])
    #expect(result["isError"] == false)
    guard case .array(let content)? = result["content"] else { return }
    #expect(content.last?["mimeType"] == "image/png")
    let png = try #require(content.last?["data"]?.string.flatMap { Data(base64Encoded: $0) })
    #expect(pixelSizeOfPNG(png) == [30, 20])
    // The file is removed when the call ends.
    #expect(content.first?["text"] == "30×20  Card\n")
    #expect("\(found[1])".contains("Card.swift:3"))
    #expect(found[2]["result"]?["isError"] == true && "\(found[2])".contains("None.swift"))
  }

  @Test func mistakesAreErrorsAndTheSessionGoesOn() throws {
    let found = try answers([
      "{", "[]", #"{"id":1}"#, #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#,
      call("fly", "{}"), call("render", "{}"), call("render", #"{"files":[1]}"#),
      call("render", #"{"files":["a.swift"],"output":"/etc/passwd"}"#),
      String(repeating: "[", count: 100_000),
      #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#,
    ])
    #expect(
      found.map { code($0) ?? .null } == [
        .integer(-32700), .integer(-32600), .integer(-32600), .integer(-32600), .integer(-32601),
        .integer(-32602), .integer(-32602), .integer(-32602), .integer(-32602), .integer(-32700),
        .null,
      ])
  }

  @Test func thePathsOfTheProjectAreTheDefault() throws {
    try Data("paths: [Card.swift]".utf8).write(
      to: URL(fileURLWithPath: folder.path + "/snap.yml"))
    let found = try answers([call("list", "{}"), call("render", #"{"view":"Card"}"#, id: 2)])
    #expect("\(found[0])".contains("Card.swift:3"), "\(found[0])")
    #expect("\(found[1])".contains("image/png"), "\(found[1])")
  }

  /// The text of the first part of an answer.
  private func text(_ answer: JSONValue?) -> String {
    guard case .array(let content)? = answer?["result"]?["content"] else {
      return "\(answer ?? .null)"
    }
    return content.first?["text"]?.string ?? ""
  }

  @Test func aTestShowsWhatAnEditHasChanged() throws {
    let test = call("test", #"{"files":["Card.swift"]}"#)
    #expect(text(try answers([test]).first).contains("1 new"))
    let file = URL(fileURLWithPath: folder.path + "/Card.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    try Data(source.replacing("red", with: "blue").utf8).write(to: file)
    let changed = try answers([test])
    #expect(text(changed.first).contains("1 changed") && "\(changed)".contains("image/png"))
    let known = try answers([call("diff", "{}")])
    #expect(!text(known.first).contains("has changed since"), "\(known)")
    try Data(source.utf8).write(to: file)
    let stale = try answers([call("diff", "{}")])
    let note = "note: Card.swift has changed since the last 'snap test'; run it again"
    #expect(text(stale.first).contains(note), "\(stale)")
    let passed = try answers([test])
    #expect(text(passed.first).contains("1 passed") && !text(passed.first).contains("passed  "))
  }

  @Test func anAcceptanceOfNothingSaysWhatIsMissing() throws {
    let found = try answers([call("accept", "{}"), call("accept", #"{"all":false}"#, id: 2)])
    for answer in found {
      #expect(
        answer["error"]?["message"]
          == "name pictures in 'names', or give a 'cause', or 'all': true")
    }
    let unclear = try answers([call("accept", #"{"names":["a"],"all":true}"#)])
    #expect(!"\(unclear)".contains("Usage"), "\(unclear)")
  }

  @Test func aLineThatIsTooLongIsSkipped() throws {
    let found = try answers([
      String(repeating: "a", count: MCPServer.lineLimit + 10),
      #"{"jsonrpc":"2.0","id":3,"method":"ping"}"#,
    ])
    #expect(found.map { code($0) } == [.integer(-32600), nil])
  }

  @Test func aCancelledCallEndsWithoutAnAnswer() throws {
    let source = """
      import SwiftUI
      struct Slow: View { var body: some View { while true {} ; return Text("a") } }
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: folder.path + "/Slow.swift"))
    let start = ContinuousClock.now
    let found = try answers([
      call("render", #"{"files":["Slow.swift"]}"#),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ])
    #expect(found.map { $0["id"] } == [.integer(2)])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// A signal to a program that has not started yet would go to the group of this process.
  @Test func aCallThatIsCancelledAtOnceEndsNothingElse() throws {
    let lines = (1...30).flatMap { number in
      [
        call("list", #"{"files":["Card.swift"]}"#, id: number),
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":\#(number)}}"#,
      ]
    }
    let found = try answers(lines + [#"{"jsonrpc":"2.0","id":"end","method":"ping"}"#])
    #expect(found.last?["id"] == "end" || found.contains { $0["id"] == "end" })
  }

  @Test func aTextIsNeverTakenForAnOption() throws {
    let found = try answers([call("list", #"{"files":["--help"]}"#)])
    #expect(found.first?["result"]?["isError"] == true)
  }
}
