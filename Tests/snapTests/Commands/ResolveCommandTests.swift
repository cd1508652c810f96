import Foundation
import Testing

@testable import snap

struct ResolveCommandTests {
  private func git(_ words: String..., in folder: URL) throws -> String {
    let command = ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + words
    return try #require(try ChildProcess.output(of: command))
  }

  /// A project whose only package is a repository in a neighbouring folder.
  private func makeProject(in root: URL, revision: String? = nil) throws {
    let package = root.appending(path: "swift-sizes")
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data("// swift-tools-version: 5.9\n".utf8)
      .write(to: package.appending(path: "Package.swift"))
    _ = try git("init", "--quiet", in: package)
    _ = try git("add", ".", in: package)
    _ = try git("commit", "--quiet", "-m", "First", in: package)
    let first = try git("rev-parse", "HEAD", in: package)
    _ = try git("commit", "--quiet", "--allow-empty", "-m", "Second", in: package)
    let place = root.appending(path: "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data(
      """
      {"version": 2, "pins": [{"identity": "swift-sizes", "kind": "remoteSourceControl",
        "location": "\(package.path)", "state": {"revision": "\(revision ?? first)"}}]}
      """.utf8
    ).write(to: place.appending(path: "Package.resolved"))
  }

  @Test func thePinnedRevisionIsCheckedOutOnce() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try makeProject(in: folder.url)
    let app = folder.url.appending(path: "App")
    let first = try SnapCommand.run("resolve", app.path)
    #expect(first.exitCode == 0 && first.text == "checked out  swift-sizes\n", "\(first.messages)")
    let checkouts = app.appending(path: ".build/checkouts")
    #expect(
      try git("log", "--format=%s", in: checkouts.appending(path: "swift-sizes")) == "First")
    let second = try SnapCommand.run("resolve", app.appending(path: "App.xcodeproj").path)
    #expect(second.text == "is there     swift-sizes\n", "\(second.messages)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: checkouts.path) == ["swift-sizes"])
  }

  @Test(arguments: [String(repeating: "a", count: 40), "--upload-pack=touch x"])
  func aRevisionThatIsMissingIsAnError(revision: String) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try makeProject(in: folder.url, revision: revision)
    let run = try SnapCommand.run("resolve", folder.url.path + "/App")
    #expect(run.exitCode == 2, "\(run.messages)")
    #expect(run.messages.contains("swift-sizes"), "\(run.messages)")
    let checkouts = folder.url.path + "/App/.build/checkouts"
    #expect(try FileManager.default.contentsOfDirectory(atPath: checkouts).isEmpty)
  }

  @Test func aFolderWithoutAProjectIsAnError() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let run = try SnapCommand.run("resolve", folder.url.path)
    #expect(run.exitCode != 0)
    #expect(run.messages.contains("no package and no Xcode project"), "\(run.messages)")
  }
}
