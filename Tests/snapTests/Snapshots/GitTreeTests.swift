import Foundation
import Testing

@testable import snap

/// Every test makes a repository with one commit, whose source has changed since.
struct GitTreeTests {
  private let folder: PictureFolder
  private var source: String { folder.path + "/App/Card.swift" }
  private var artifacts: URL { URL(fileURLWithPath: folder.path + "/.snap", isDirectory: true) }

  init() throws {
    folder = try PictureFolder()
    try write("old", to: "App/Card.swift")
    try git("init -q")
    try commit()
    try write("new", to: "App/Card.swift")
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(fileURLWithPath: "\(folder.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func git(_ command: String) throws {
    let words = ["git", "-C", folder.path] + command.split(separator: " ").map(String.init)
    try #require(try ChildProcess.output(of: words, messages: .standardError) != nil)
  }

  private func commit() throws {
    try git("add .")
    try git("-c user.name=a -c user.email=a@example.org commit -qm a")
  }

  private func tree(_ reference: String = "HEAD") throws -> GitTree {
    try GitTree(of: reference, around: [source], beside: artifacts)
  }

  private func text(_ tree: GitTree) throws -> String? {
    try tree.path(of: source).map { try String(contentsOfFile: $0, encoding: .utf8) }
  }

  @Test func theFilesAreThoseOfTheCommit() throws {
    let tree = try tree()
    #expect(try text(tree) == "old")
    #expect(tree.commit.count >= 40)
    #expect(try tree.path(of: folder.path + "/App/Other.swift") == nil)
    #expect(throws: Failure.self) { try tree.path(of: "/etc/hosts") }
  }

  @Test func filesThatArchivesLeaveOutAreThere() throws {
    try write("* export-ignore\n", to: ".gitattributes")
    try commit()
    #expect(try text(tree()) == "new")
  }

  @Test func neitherHooksNorTheIndexTakePart() throws {
    let hook = folder.path + "/.git/hooks/post-index-change"
    try write("#!/bin/sh\ntouch \(folder.path)/ran\n", to: ".git/hooks/post-index-change")
    chmod(hook, 0o755)
    let index = URL(fileURLWithPath: folder.path + "/.git/index")
    let before = try Data(contentsOf: index)
    _ = try tree()
    #expect(try Data(contentsOf: index) == before)
    #expect(try !folder.contents.contains("ran"))
  }

  @Test func onlyTheFilesOfTheLastCommitAreKept() throws {
    let old = try tree()
    try commit()
    let new = try tree()
    #expect(!old.folder.path.isFolder && new.folder.path.isFolder)
    let trees = new.folder.deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: trees) == [new.commit])
    // They are neither sources nor in the way of artifacts of a source named like them.
    #expect(trees == artifacts.path + "/.against/trees")
  }

  @Test(arguments: ["none", "", "--help", "HEAD^{tree}", "a..b", "\u{1B}[2J"])
  func whatIsNoCommitIsRefused(reference: String) {
    #expect(throws: Failure.self) { try tree(reference) }
  }

  @Test func submodulesHaveTheFilesOfTheirCommits() throws {
    let other = try PictureFolder()
    let inner = "\(folder.path)/Kit", file = "\(folder.path)/Kit/Theme.swift"
    func gitInKit(_ command: String) throws {
      let words = ["git", "-C", inner, "-c", "user.name=a", "-c", "user.email=a@example.org"]
      let all = words + command.split(separator: " ").map(String.init)
      try #require(try ChildProcess.output(of: all, messages: .standardError) != nil)
    }
    try Data("old".utf8).write(to: URL(fileURLWithPath: other.path + "/Theme.swift"))
    for command in ["init -q", "add .", "-c user.name=a -c user.email=a@b.org commit -qm a"] {
      let words = ["git", "-C", other.path] + command.split(separator: " ").map(String.init)
      try #require(try ChildProcess.output(of: words, messages: .standardError) != nil)
    }
    try git("-c protocol.file.allow=always submodule --quiet add \(other.path) Kit")
    try commit()
    try write("new", to: "Kit/Theme.swift")
    try gitInKit("commit -qam b")

    let tree = try tree()
    let old = try #require(try tree.path(of: file))
    #expect(try String(contentsOfFile: old, encoding: .utf8) == "old")
    #expect(try ChangedFiles(since: "HEAD", around: [source]).paths.contains(file))
    // The first source may be in the submodule.
    #expect(try ChangedFiles(since: "HEAD", around: [file, source]).paths.contains(file))
    let alone = try ChangedFiles(since: "HEAD~1", around: [file])
    #expect(alone.paths == [file])
    #expect(try alone.oldContents(of: file) == Data("old".utf8))
  }

  @Test func aSourceOfAnotherRepositoryIsRefused() throws {
    let other = try PictureFolder()
    #expect(throws: Failure.self) {
      try ChangedFiles(since: "HEAD", around: [source, other.path + "/Card.swift"])
    }
  }

  @Test func aRepositoryWithoutACommitIsRefused() throws {
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    #expect(throws: Failure.self) { try tree() }
    try git("init -q")
    #expect(throws: Failure.self) { try tree() }
  }
}
