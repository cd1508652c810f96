import Drawing
import Foundation
import Testing

/// Merges of goldens by a real Git, and the files that `snap init` writes.
@Suite(.serialized) struct MergeDriverCommandTests {
  private let folder: PictureFolder
  private let golden = "__Snapshots__/Card/Card.1.png"

  init() throws { folder = try PictureFolder() }

  private var root: URL { URL(fileURLWithPath: folder.path, isDirectory: true) }

  @discardableResult
  private func git(_ words: String...) throws -> (code: Int32, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org"] + words
    let snap = try SnapCommand.process([]).executableURL?.deletingLastPathComponent().path ?? ""
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(snap):\(ProcessInfo.processInfo.environment["PATH"] ?? "")", "SNAP_ARTIFACTS": "",
      "SNAPSHOT_ARTIFACTS": "",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try InputFile.data(from: output.fileHandleForReading.fileDescriptor)
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func write(_ text: String, to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private func commit(_ picture: String, on branch: String? = nil) throws {
    if let branch { try git("checkout", "-q", "-b", branch, "start") }
    try write(picture, to: golden)
    try git("add", "-A")
    try git("commit", "-qm", picture)
  }

  @Test func aSetupIsWrittenOnceAndKeepsWhatExists() throws {
    #expect(try SnapCommand.run(arguments: ["init"], in: root).exitCode == 64)
    try git("init", "-q")
    try write("build", to: ".gitignore")
    let first = try SnapCommand.run(arguments: ["init"], in: root)
    #expect(first.exitCode == 0, "\(first.messages)")
    #expect(first.lines.map { $0.prefix(8) } == ["extended", "written ", "set     ", "next    "])
    #expect(text(".gitignore") == "build\n.snap/\n")
    #expect(text(".gitattributes")?.contains("__Snapshots__/**/*.png merge=snap\n") == true)
    let second = try SnapCommand.run(arguments: ["init"], in: root)
    #expect(second.lines.map { $0.prefix(4) } == ["kept", "kept", "kept", "next"])
    #expect(text(".gitignore") == "build\n.snap/\n")
  }

  @Test(arguments: [
    ("Pictures", "Pictures/a.png"), ("My \"Goldens\"", "My \"Goldens\"/Card/a.png"),
    ("A [b]*", "A [b]*/a.layout.txt"), ("'#one'", "#one/a.png"), (".", "Card/a.png"),
    (".", "a.png"),
  ])
  func theFolderOfAllGoldensIsMerged(_ goldens: String, _ golden: String) throws {
    try git("init", "-q")
    try write("goldens: \(goldens)\n", to: "snap.yml")
    #expect(try SnapCommand.run(arguments: ["init"], in: root).exitCode == 0)
    let attributes = try git("check-attr", "-z", "merge", golden, "b/\(golden).swift").messages
    #expect(attributes.split(separator: "\0").map(String.init).last == "unspecified")
    #expect(attributes.contains("\(golden)\0merge\0snap\0"))
  }

  @Test func goldensOutsideTheWorkingTreeAreSkipped() throws {
    try git("init", "-q")
    try write("goldens: ../Pictures\n", to: "snap.yml")
    let setup = try SnapCommand.run(arguments: ["init"], in: root)
    #expect(
      setup.lines.contains("skipped  .gitattributes: the goldens are outside the working tree"))
    #expect(text(".gitattributes") == nil)
  }

  @Test func aGoldenThatBothSidesChangedIsAConflictWithBothPictures() throws {
    try git("init", "-q")
    #expect(try SnapCommand.run(arguments: ["init"], in: root).exitCode == 0)
    try commit("base")
    try git("tag", "start")
    try commit("theirs", on: "other")
    try commit("ours", on: "mine")
    let merge = try git("merge", "other")
    #expect(merge.code == 1)
    #expect(merge.messages.contains("golden \(golden): both sides have changed it"))
    #expect(text(golden) == "ours")
    #expect(text(".snap/merge/__Snapshots__/Card/Card.1.ours.png") == "ours")
    #expect(text(".snap/merge/__Snapshots__/Card/Card.1.theirs.png") == "theirs")
    #expect(try git("status", "--porcelain").messages.contains("AA") == false)
    #expect(try git("status", "--porcelain").messages.contains("UU \(golden)"))
    try write("merged", to: golden)
    try git("add", "-A")
    #expect(try git("commit", "-qm", "merge").code == 0)
  }

  @Test func equalChangesAndThoseOfOneSideMerge() throws {
    for (name, contents) in [("o", "base"), ("a", "base"), ("b", "new")] {
      try write(contents, to: name)
    }
    #expect(
      try SnapCommand.run(arguments: ["merge-driver", "o", "a", "b", golden], in: root).exitCode
        == 0)
    #expect(text("a") == "new")
    try write("other", to: "a")
    let outside = try SnapCommand.run(
      arguments: ["merge-driver", "o", "a", "b", "../x.png"], in: root)
    #expect(outside.exitCode == 64)
    #expect(
      try SnapCommand.run(arguments: ["merge-driver", "o", "a", "c", golden], in: root).exitCode
        == 2)
  }
}
