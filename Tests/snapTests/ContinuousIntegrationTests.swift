import Foundation
import Render
import Testing

@testable import snap

/// The steps of the actions of GitHub and of the recipe for GitLab, run as their servers run them.
struct ContinuousIntegrationTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  // MARK: GitHub Actions

  @Test func aPullRequestShowsThePicturesOfAllShards() throws {
    let project = try Project(root: Self.root)
    defer { project.remove() }
    try project.change()
    try testShards(of: project)
    let report = try project.runReport()
    #expect(report.exitCode == 1, "\(report.messages)")
    let pictures = "https://github.com/owner/app/raw/snapshots/pr-7/42/App/Card"
    #expect(
      report.summary.contains(
        "| <img width=\"200\" src=\"\(pictures)/Left.1.expected.png\"> "
          + "| <img width=\"200\" src=\"\(pictures)/Left.1.actual.png\"> |"), "\(report.summary)")
    let published = try project.git("ls-tree", "-r", "--name-only", "snapshots/pr-7", in: "origin")
    #expect(published.contains("42/App/Card/Left.1.actual.png"))
    #expect(published.contains("42/App/Card/Right.1.diff.png"))
    #expect(report.outputs.hasPrefix("comment=/"))
    // The sources of the pull request are as they were.
    #expect(try project.git("status", "--porcelain", in: "app") == " M App/Card.swift")

    // The next run replaces the only commit.
    #expect(try project.runReport(run: "43").exitCode == 1)
    #expect(try project.git("rev-list", "--count", "snapshots/pr-7", in: "origin") == "1")
    let next = try project.git("ls-tree", "--name-only", "snapshots/pr-7", in: "origin")
    #expect(next == "43")
  }

  @Test func aForkThatMayNotPushHasATableWithoutPictures() throws {
    let project = try Project(root: Self.root)
    defer { project.remove() }
    try project.change()
    try testShards(of: project)
    _ = try project.git("remote", "set-url", "origin", "\(project.folder.path)/none", in: "app")
    let report = try project.runReport()
    #expect(report.exitCode == 1)
    #expect(report.summary.contains("| `App/Card/Left.1` | changed |"), "\(report.summary)")
    #expect(!report.summary.contains("<img"))
  }

  @Test func equalPicturesPassAndPublishNothing() throws {
    let project = try Project(root: Self.root)
    defer { project.remove() }
    try testShards(of: project)
    let report = try project.runReport()
    #expect(report.exitCode == 0, "\(report.messages)")
    #expect(report.summary.hasPrefix("### Snapshots: 2 passed"))
    #expect(try project.git("branch", "--list", in: "origin").isEmpty)
  }

  @Test func aMissingShardFails() throws {
    let project = try Project(root: Self.root)
    defer { project.remove() }
    try testShards(of: project, [1])
    let report = try project.runReport()
    #expect(report.exitCode == 2)
    #expect(report.messages.contains("shards are missing: 2/2"), "\(report.messages)")
  }

  /// Runs the last step of the action for each shard, whose artifacts the workflow then moves.
  private func testShards(of project: Project, _ numbers: [Int] = [1, 2]) throws {
    let step = try #require(try project.steps(of: "action.yml").last)
    for number in numbers {
      _ = try project.run(
        step,
        [
          "SOURCES": "App",
          "ARGUMENTS": "--shard \(number)/2 --artifacts shards/shard-\(number - 1)",
        ])
    }
  }

  // MARK: GitLab

  @Test func theRecipeForGitLabMergesItsShards() throws {
    let project = try Project(root: Self.root)
    defer { project.remove() }
    try project.change()
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/CI.md"), encoding: .utf8)
    let block = try #require(
      text.components(separatedBy: "```").first { $0.hasPrefix("yaml\n# .gitlab-ci.yml") })
    let recipe = try #require(try YAMLNode.document(in: Data(block.dropFirst(5).utf8)))
    let test = try #require(recipe["snapshots"]?["script"]?.texts.first)
    for number in 1...4 {
      let run = try project.run(
        test.replacing("App Widgets", with: "App"),
        ["CI_NODE_INDEX": "\(number)", "CI_NODE_TOTAL": "4", "CI": "true"])
      #expect(run.exitCode == (number <= 2 ? 1 : 0), "\(run.messages)")
    }
    let merge = try #require(recipe["report"]?["script"]?.texts.first)
    #expect(try project.run(merge, [:]).exitCode == 1)
    let report = try String(
      contentsOf: project.app.appendingPathComponent(".snap/junit.xml"), encoding: .utf8)
    #expect(report.contains(#"tests="2" failures="2""#), "\(report)")
    #expect(report.contains("[[ATTACHMENT|App/Card/Left.1.diff.png]]"), "\(report)")
  }
}

/// An app with two previews and their goldens in a Git clone, and `layoutdsl` on the search path.
private struct Project {
  struct Report {
    var exitCode: Int32
    var messages: String
    var summary: String
    var outputs: String
  }

  let root: URL
  let folder: URL
  var app: URL { folder.appendingPathComponent("app") }

  init(root: URL) throws {
    self.root = root
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ContinuousIntegrationTests.\(UUID().uuidString)")
    for name in ["app/App", "bin"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("bin/layoutdsl"),
      withDestinationURL: try #require(SnapCommand.process([]).executableURL))
    try write(size: 4)
    _ = try git("init", "--quiet", "--bare", "origin", in: "")
    _ = try git("init", "--quiet", in: "app")
    _ = try git("remote", "add", "origin", "\(folder.path)/origin", in: "app")
    let recorded = try run("layoutdsl test App --record all", [:])
    try #require(recorded.exitCode == 0, "\(recorded.messages)")
    try Data(".snap\nshards\njunit.xml\n".utf8).write(to: app.appendingPathComponent(".gitignore"))
    _ = try git("add", ".", in: "app")
    _ = try git("commit", "--quiet", "--message", "Goldens", in: "app")
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Changes both pictures.
  func change() throws {
    try write(size: 5)
  }

  private func write(size: Int) throws {
    let source = """
      import SwiftUI

      #Preview("Left", traits: .sizeThatFitsLayout) { Color.red.frame(width: \(size), height: 4) }
      #Preview("Right", traits: .sizeThatFitsLayout) { Color.blue.frame(width: 4, height: \(size)) }

      """
    try Data(source.utf8).write(to: app.appendingPathComponent("App/Card.swift"))
  }

  /// The commands of an action, in order.
  func steps(of action: String) throws -> [String] {
    let data = try Data(contentsOf: root.appendingPathComponent(action))
    let document = try #require(try YAMLNode.document(in: data))
    guard case .list(let steps)? = document["runs"]?["steps"]?.content else { return [] }
    return steps.compactMap { $0["run"]?.texts.first }
  }

  /// Runs the action that merges the shards, for the pull request 7.
  func runReport(run: String = "42") throws -> Report {
    let step = try #require(try steps(of: "report/action.yml").first)
    let files = ["summary", "outputs"].map { folder.appendingPathComponent("\($0)-\(run)") }
    let result = try self.run(
      step,
      [
        "SHARDS": "shards", "PULL_REQUEST": "7", "GITHUB_RUN_ID": run,
        "GITHUB_REPOSITORY": "owner/app", "GITHUB_SERVER_URL": "https://github.com",
        "GITHUB_ACTION_PATH": root.appendingPathComponent("report").path,
        "GITHUB_STEP_SUMMARY": files[0].path, "GITHUB_OUTPUT": files[1].path,
        "RUNNER_TEMP": folder.path,
      ])
    let texts = files.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "" }
    return Report(
      exitCode: result.exitCode, messages: result.messages, summary: texts[0], outputs: texts[1])
  }

  /// Runs a step in the clone, as a runner of GitHub does.
  func run(_ step: String, _ variables: [String: String]) throws -> (
    exitCode: Int32, messages: String
  ) {
    let bash = URL(fileURLWithPath: "/bin/bash")
    return try execute(
      bash, ["-e", "-o", "pipefail", "-c", step], in: "app",
      variables.merging(["GITHUB_ACTIONS": "true"]) { own, _ in own })
  }

  func git(_ arguments: String..., in name: String) throws -> String {
    let author = ["-c", "user.name=test", "-c", "user.email=test@localhost"]
    let result = try execute(
      URL(fileURLWithPath: "/usr/bin/env"), ["git"] + author + arguments, in: name, [:])
    try #require(result.exitCode == 0, "\(result.messages)")
    return result.messages.trimmingCharacters(in: .newlines)
  }

  private func execute(
    _ program: URL, _ arguments: [String], in name: String, _ variables: [String: String]
  ) throws -> (exitCode: Int32, messages: String) {
    let process = try SnapCommand.process([])
    var environment = process.environment ?? [:]
    for name in ["CI", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "SNAP_RECORD"] {
      environment[name] = nil
    }
    environment["PATH"] = "\(folder.path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
    process.environment = environment.merging(variables) { $1 }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = name.isEmpty ? folder : folder.appendingPathComponent(name)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try InputFile.data(from: output.fileHandleForReading.fileDescriptor)
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}

extension YAMLNode {
  /// The value of a key of a map; nil if there is none.
  fileprivate subscript(key: String) -> YAMLNode? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key.texts == [key] }?.value
  }

  /// A text, or the texts of a list.
  fileprivate var texts: [String] {
    switch content {
    case .text(let text): [text]
    case .list(let nodes): nodes.flatMap(\.texts)
    case .null, .map: []
    }
  }
}
