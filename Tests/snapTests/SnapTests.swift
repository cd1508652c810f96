import Foundation
import Testing

struct SnapTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func printsTheNewestVersionOfTheChangeLog() throws {
    let log = try String(
      contentsOf: Self.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let version = try #require(log.firstMatch(of: #/(?m)^## \[([0-9.]+)\]/#)).1
    let lines = try SnapCommand.run("--version").text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "snap \(version)")
    #expect(lines[1].contains("HarfBuzz:"))
    #expect(lines[2].contains("Inter-Regular.otf:"))
    #expect(lines[3].contains("Swift version") && lines[3].contains("swiftc"))
  }

  @Test(arguments: [
    "render", "film", "explain", "list", "test", "review", "pending", "accept", "reject", "diff",
    "report", "merge-reports", "prune",
  ])
  func everyCommandHasHelp(command: String) throws {
    for arguments in [["help", command], [command, "--help"]] {
      let help = try SnapCommand.run(arguments: arguments)
      #expect(help.exitCode == 0)
      #expect(help.text.contains("USAGE: snap \(command)"))
    }
  }

  @Test(arguments: [
    ("rendr", "render Card.swift", "render"), ("Card.swift", "", "render Card.swift"),
    ("tests", "", "test"), ("a\tb", "", nil),
  ])
  func anUnknownCommandNamesTheClosest(word: String, rest: String, closest: String?) throws {
    let run = try SnapCommand.run(arguments: [word] + rest.split(separator: " ").map(String.init))
    #expect(run.exitCode == 64)
    let visible = word.replacing("\t", with: "\\t")
    #expect(run.messages.hasPrefix("Error: There is no command '\(visible)'. Did you mean 'snap "))
    if let closest { #expect(run.messages.contains("'snap \(closest)'?"), "\(run.messages)") }
  }

  @Test(arguments: [
    (["--size", "390"], "'390' is invalid for '--size <WxH>': write it as in 390x844"),
    (
      ["--size", "nanx1"], "'nanx1' is invalid for '--size <WxH>': write it as in 390x844"
    ),
    (["--size", "-5x10"], "'--size <WxH>': each side must be over 0 and at most 32,768 points"),
    (["--size", "1e9x1"], "'--size <WxH>': each side must be over 0 and at most 32,768 points"),
    (["--scale", "-2"], "'--scale <N>': write a number over 0 and at most 32,768, as in 2"),
    (["--scale", "nan"], "'--scale <N>': write a number over 0 and at most 32,768, as in 2"),
    (["--scale", "1e300"], "'--scale <N>': write a number over 0 and at most 32,768, as in 2"),
    (["--size", "9x9", "--scale", "9999"], "The picture would exceed 32,768 pixels on a side."),
    (["--at", "-1s"], "'--at <TIME>': write a time from 0 to 86400 s, as in 3, 0.35s or 350ms"),
    (["--at", "1e9s"], "'--at <TIME>': write a time from 0 to 86400 s, as in 3, 0.35s or 350ms"),
    (["--scroll", "1e300,0"], "'--scroll <X,Y>': each number must be from -1e9 to 1e9"),
    (["--scroll", "5"], "'--scroll <X,Y>': write it as in 0,120"),
  ])
  func anOptionsErrorIsOneSentence(options: [String], message: String) throws {
    let render = try SnapCommand.run(arguments: ["render", "Card.swift"] + options)
    #expect(render.exitCode == 64)
    let error = render.messages.split(separator: "\n").filter { $0.hasPrefix("Error: ") }
    #expect(error.count == 1 && error[0].hasSuffix(message), "\(render.messages)")
  }

  @Test func aDeletedCurrentFolderIsOneError() throws {
    let process = try SnapCommand.process([])
    let program = try #require(process.executableURL).path
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = #"cd "$(mktemp -d)" && rmdir "$PWD" && exec "$0" render A.swift"#
    process.arguments = ["-c", script, program]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let data = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      String(decoding: data, as: UTF8.self).hasSuffix(
        "error: the current folder was deleted; change to another one\n"))
  }
}
