import Foundation
import Testing

/// Every test runs the built `snap` on a new folder, one after the other.
@Suite(.serialized) struct TestCommandTests {
  private let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
    try write(side: 10)
  }

  /// A preview without a title, one with, and those of a provider.
  private func write(side: Int, more: String = "") throws {
    let source = """
      import SwiftUI

      struct Card: View {
        var body: some View { Color.red.frame(width: \(side), height: 10) }
      }

      #Preview("Framed", traits: .sizeThatFitsLayout) { Card() }
      #Preview(traits: .fixedLayout(width: 20, height: 20)) { Color.blue }
      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Color.green.previewLayout(.fixed(width: 4, height: 4)).previewDisplayName("Green")
          Color.black.previewLayout(.fixed(width: 4, height: 4))
        }
      }
      \(more)
      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: pictures.path + "/Card.swift"))
  }

  private func snap(_ arguments: String..., environment: [String: String] = [:]) throws
    -> SnapCommand
  {
    // The machine that runs these tests may be a CI server or a shard.
    let neutral = [
      "CI", "GITHUB_ACTIONS", "TF_BUILD", "SNAP_RECORD", "SNAPSHOT_TESTING_RECORD",
      "SNAP_ARTIFACTS", "SNAPSHOT_ARTIFACTS", "TEST_TOTAL_SHARDS", "TEST_SHARD_STATUS_FILE",
    ].map { ($0, "") }
    return try SnapCommand.run(
      arguments: arguments, in: URL(fileURLWithPath: pictures.path),
      environment: Dictionary(uniqueKeysWithValues: neutral).merging(environment) { $1 })
  }

  private func contents(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(pictures.path)/\(folder)")) ?? [])
      .sorted()
  }

  @Test func aRandomPictureIsNotedWithWhatDiffers() throws {
    let more = """
      #Preview("Random", traits: .fixedLayout(width: 90, height: 20)) {
        Text(verbatim: "\\(UUID())").font(.caption)
      }
      """
    try write(side: 10, more: more)
    #expect(try snap("test", "Card.swift").text.contains("5 new"))
    try write(side: 12, more: more)
    let run = try snap("test", "Card.swift")
    #expect(run.text.contains("3 passed, 2 changed"), "\(run.text)\(run.messages)")
    let notes = run.lines.filter { $0.hasPrefix("unstable  ") }
    #expect(notes.count == 1, "\(run.text)")
    #expect(notes.first?.hasPrefix("unstable  Card/Random.1: not the same each time: ") == true)
    let pending = try snap("pending")
    #expect(
      pending.lines.contains("changed  Card/Random.1  not the same each time"), "\(pending.text)")
    #expect(try snap("diff", "Random").text.contains("  not the same each time: "))
  }

  @Test func aGoldenThatCannotBeRecordedIsAnError() throws {
    #expect(try snap("test", "Card.swift").text.contains("4 new"))
    try write(side: 12)
    // Root writes into a folder without permissions, so a folder is in the place of the file.
    let golden = pictures.path + "/__Snapshots__/Card/Framed.1.layout.txt"
    try FileManager.default.removeItem(atPath: golden)
    try FileManager.default.createDirectory(atPath: golden, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: golden + "/file"))
    let run = try snap("test", "Card.swift", "--record", "failed")
    #expect(run.exitCode == 2 && run.text.contains("1 error"), "\(run.text)")
  }

  @Test func aGoldenOfARenamedPreviewCanBeMoved() throws {
    #expect(try snap("test", "Card.swift").text.contains("4 new"))
    let file = URL(fileURLWithPath: pictures.path + "/Card.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    try Data(source.replacing("Framed", with: "Boxed").utf8).write(to: file)
    let run = try snap("test", "Card.swift")
    #expect(
      run.text.contains(
        "  mv -f '__Snapshots__/Card/Framed.1.png' '__Snapshots__/Card/Boxed.1.png'\n"
          + "  mv -f '__Snapshots__/Card/Framed.1.layout.txt' "
          + "'__Snapshots__/Card/Boxed.1.layout.txt'\n"), "\(run.text)")
    #expect(!(try snap("test", "Card.swift").text.contains("mv -f")))
  }

  @Test func aGoldenThatGitKnowsIsMovedWithGit() throws {
    #expect(try snap("test", "Card.swift").text.contains("4 new"))
    for words in [["init", "-q"], ["add", "__Snapshots__/Card/Framed.1.png"]] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", pictures.path] + words
      try git.run()
      git.waitUntilExit()
    }
    let file = URL(fileURLWithPath: pictures.path + "/Card.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    try Data(source.replacing("Framed", with: "Boxed").utf8).write(to: file)
    let moves = try snap("test", "Card.swift").lines.filter { $0.contains("mv -f") }
    #expect(moves.map { $0.prefix(8) } == ["  git mv", "  mv -f "], "\(moves)")
  }

  /// A run that was killed must not read like one that passed.
  @Test func commandsAfterAnInterruptedRunSayIt() throws {
    #expect(try snap("test", "Card.swift").text.contains("4 new"))
    #expect(try snap("test", "Card.swift").exitCode == 0)
    #expect(try snap("pending").exitCode == 0)
    let log = URL(fileURLWithPath: pictures.path + "/.snap/run.jsonl")
    let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    try Data((lines.prefix(2).joined(separator: "\n") + "\n").utf8).write(to: log)
    for command in ["pending", "diff", "review"] {
      let run = try snap(command)
      #expect(run.exitCode == 1, "\(command)")
      #expect(run.messages.contains("did not finish: these are 1 of 3 pictures"), "\(run.messages)")
    }
    let report = try snap("report")
    #expect(report.text.hasSuffix("1 passed; the run did not finish\n"), "\(report.text)")
  }

  @Test func everyPreviewIsRecordedOnceAndThenPasses() throws {
    let first = try snap("test", "Card.swift")
    #expect(first.exitCode == 1, "\(first.messages)")
    #expect(first.text.contains("4 new"))
    let names = ["Card_Previews.2", "Card_Previews.Green", "Framed.1", "Preview.1"]
    #expect(
      contents("__Snapshots__/Card") == names.flatMap { ["\($0).layout.txt", "\($0).png"] })
    let second = try snap("test", "Card.swift")
    #expect(second.exitCode == 0, "\(second.text)")
    #expect(second.text.contains("4 passed"))
    #expect(second.lines.count { $0.hasPrefix("passed") } == 4)
  }

  @Test func settingsOfTheProjectCompleteTheOptions() throws {
    let file = URL(fileURLWithPath: pictures.path + "/snap.yml")
    try Data(
      """
      paths: Card.swift
      schemes: [light, dark]
      goldens: Goldens
      artifacts: out
      precision: 0.5
      """.utf8
    ).write(to: file)
    #expect(try snap("list").exitCode == 0)
    let run = try snap("test", "--record", "all", "--filter", "Framed")
    #expect(run.exitCode == 0 && run.text.contains("2 new"), "\(run.messages)")
    #expect(
      contents("Goldens/Card")
        == ["dark", "light"].flatMap {
          ["Framed.\($0).layout.txt", "Framed.\($0).png"]
        })
    #expect(contents("out").contains("run.jsonl") && contents(".snap") == [])
    let one = try snap("test", "--filter", "Framed", "--scheme", "light", "--record", "never")
    #expect(one.exitCode == 0 && one.text.contains("1 passed"), "\(one.text)")
    try Data("paths: Card.swift\nscheme: dark".utf8).write(to: file)
    let mistaken = try snap("test")
    #expect(mistaken.exitCode == 64)
    #expect(mistaken.messages.contains("snap.yml:2:1: there is no setting 'scheme'; did you mean"))
  }

  @Test func aPartOfTheProjectIsCompiledWithTheRest() throws {
    func write(_ text: String, _ path: String) throws {
      let file = URL(fileURLWithPath: pictures.path + "/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("paths: App\n", "snap.yml")
    try write(
      "import SwiftUI\nlet theme = Color.red\n#Preview(\"Theme\") { theme }\n", "App/Theme.swift")
    try write(
      "import SwiftUI\n#Preview(\"Cart\") { theme.frame(width: 9) }\n", "App/Shop/Cart.swift")
    for part in ["App/Shop", "App/Shop/Cart.swift"] {
      let run = try snap("test", part, "--record", "all")
      #expect(run.exitCode == 0, "\(run.messages)")
      #expect(run.text.contains("Cart.1") && !run.text.contains("Theme.1"), "\(run.text)")
    }
    #expect(try snap("test", "App/None", "--record", "all").exitCode == 2)
    let inside = try SnapCommand.run(
      arguments: ["list", "."], in: URL(fileURLWithPath: pictures.path + "/App"))
    #expect(inside.messages.contains("note: ../snap.yml is not used here"))
  }

  @Test func aSecondSchemeLeavesTheGoldensOfTheFirst() throws {
    func test(_ schemes: String..., record: String) throws -> SnapCommand {
      let options = schemes.flatMap { ["--scheme", $0] }
      return try SnapCommand.run(
        arguments: ["test", "Card.swift", "--filter", "Framed", "--record", record] + options,
        in: URL(fileURLWithPath: pictures.path))
    }
    #expect(try test("light", record: "all").text.contains("1 new"))
    #expect(contents("__Snapshots__/Card") == ["Framed.light.layout.txt", "Framed.light.png"])
    let both = try test("light", "dark", record: "missing")
    #expect(both.text.contains("1 passed") && both.text.contains("1 new"), "\(both.text)")
    // A golden without the name of its screen stays that of the only screen.
    let folder = URL(fileURLWithPath: pictures.path + "/__Snapshots__/Card")
    for end in ["png", "layout.txt"] {
      try FileManager.default.moveItem(
        at: folder.appending(path: "Framed.light.\(end)"),
        to: folder.appending(path: "Framed.1.\(end)"))
    }
    #expect(try test("light", record: "never").text.contains("1 passed"))
  }

  @Test func aToleranceLeavesSmallDifferencesOut() throws {
    let options = ["test", "Card.swift", "--size", "100x100", "--filter", "Framed"]
    let folder = URL(fileURLWithPath: pictures.path)
    _ = try SnapCommand.run(arguments: options + ["--record", "all"], in: folder)
    try write(side: 12)
    #expect(try SnapCommand.run(arguments: options, in: folder).exitCode == 1)
    let tolerant = options + ["--precision", "0.9"]
    #expect(try SnapCommand.run(arguments: tolerant, in: folder).exitCode == 0)
    #expect(
      try SnapCommand.run(arguments: options + ["--precision", "2"], in: folder).exitCode == 64)
  }

  @Test func aChangeIsAcceptedOrRejected() throws {
    #expect(try snap("test", "Card.swift", "--record", "missing").exitCode == 0)
    try write(side: 12)
    let run = try snap("test", "Card.swift", "--json", "results.json", "--junit", "results.xml")
    #expect(run.exitCode == 1)
    #expect(run.text.contains("changed  Card/Framed.1"))
    #expect(run.text.contains("accept: snap accept 'Card/Framed.1'"))
    #expect(contents(".snap/Card").contains("Framed.1.diff.png"))
    #expect(contents("").contains("results.json") && contents("").contains("results.xml"))
    let pending = try snap("pending")
    #expect(pending.exitCode == 1)
    #expect(pending.lines.count == 1 && pending.text.hasPrefix("changed  Card/Framed.1"))
    // Without a terminal, the commands that decide are printed.
    let review = try snap("review")
    #expect(review.exitCode == 1 && review.text.contains("all:  snap accept --all"))
    #expect(try snap("diff").exitCode == 1)
    let report = try snap("report")
    #expect(report.exitCode == 0 && contents(".snap").contains("report.html"))
    #expect(try snap("accept").exitCode == 64)
    #expect(try snap("accept", "Nothing").exitCode == 64)
    #expect(try snap("accept", "Framed.1").text == "accepted  Card/Framed.1\n")
    #expect(try snap("pending").exitCode == 0)
    #expect(try snap("test", "Card.swift").exitCode == 0)
    try write(side: 14)
    #expect(try snap("test", "Card.swift").exitCode == 1)
    #expect(try snap("reject", "--all").exitCode == 0)
    #expect(try snap("test", "Card.swift").exitCode == 1)
  }

  @Test func theCommandThatExplainsAChangeOfLayoutWorks() throws {
    _ = try snap("test", "Card.swift", "--record", "all")
    try write(side: 12)
    let run = try snap("test", "Card.swift")
    let line = try #require(run.lines.first { $0.hasPrefix("explain: snap diff '") })
    let layouts = line.split(separator: "'").filter { $0.hasSuffix(".layout.txt") }.map(String.init)
    let diff = try snap("diff", layouts[0], layouts[1])
    #expect(diff.exitCode == 1, "\(diff.messages)")
    #expect(diff.lines.contains { $0.hasPrefix("cause  probably .frame width: 10") })
    #expect(diff.lines.contains { $0.hasPrefix("−") } && diff.lines.contains { $0.hasPrefix("+") })
    #expect(try snap("diff", layouts[0], layouts[0]).text == "equal\n")
    #expect(try snap("diff", layouts[0], "none.layout.txt").exitCode == 2)
  }

  @Test func aServerRecordsNothing() throws {
    let run = try snap(
      "test", "Card.swift",
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": pictures.path + "/summary.md"])
    #expect(run.exitCode == 1)
    #expect(contents("__Snapshots__") == [])
    #expect(run.text.contains("::error file=Card.swift,line="))
    #expect(run.text.contains("::notice title=snap test::4 missing"))
    let summary = try String(contentsOfFile: pictures.path + "/summary.md", encoding: .utf8)
    #expect(summary.contains("| `Card/Framed.1` | missing |"))
  }

  @Test func aPreviewThatTrapsLeavesTheOthers() throws {
    try write(
      side: 10,
      more: #"#Preview("Trap") { Text("\(Int("x")!)") }"#)
    let run = try snap("test", "Card.swift", "--record", "all", "--workers", "1")
    #expect(run.exitCode == 3)
    #expect(run.text.contains("error    Card/Trap"))
    #expect(run.text.contains("4 new, 1 error"))
    #expect(try snap("prune").exitCode == 2)
  }

  @Test func goldensThatCannotBeComparedAreErrors() throws {
    _ = try snap("test", "Card.swift", "--record", "all")
    let folder = pictures.path + "/__Snapshots__/Card/"
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8)
      .write(to: URL(fileURLWithPath: folder + "Framed.1.png"))
    try Data([0x89, 0x50, 0x4e, 0x47]).write(to: URL(fileURLWithPath: folder + "Preview.1.png"))
    let run = try snap("test", "Card.swift")
    #expect(run.exitCode == 2)
    #expect(run.text.contains("The reference is a Git LFS pointer"))
    #expect(run.text.contains("The reference cannot be read"))
    #expect(run.text.contains("2 passed, 2 errors"))
  }

  @Test func aFolderWithTheSourcesIsNoFolderForArtifacts() throws {
    let own = URL(fileURLWithPath: pictures.path + "/base", isDirectory: true)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    try Data().write(to: own.appendingPathComponent("mine.txt"))
    let run = try snap("test", "Card.swift", "--artifacts", ".")
    #expect(run.exitCode == 2)
    #expect(run.messages.contains("it contains this folder; name a folder for nothing else"))
    #expect(contents("base") == ["mine.txt"])
  }

  @Test(.timeLimit(.minutes(5))) func aReportIsNotWaitedForAPipe() throws {
    #expect(mkfifo(pictures.path + "/pipe", 0o600) == 0)
    let run = try snap("test", "Card.swift", "--json", "pipe", "--timeout", "5s")
    #expect(run.exitCode == 2)
    #expect(run.messages.contains("it is a pipe that no program has read for 5s"))
    #expect(try snap("test", "Card.swift", "--json", "none/a.json").exitCode == 2)
  }

  @Test func shardsDivideThePreviewsAndAreMerged() throws {
    _ = try snap("test", "Card.swift", "--record", "all")
    for number in 1...2 {
      let run = try snap(
        "test", "Card.swift", "--shard", "\(number)/2", "--artifacts", "shard\(number)")
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    let merged = try snap("merge-reports", "shard1", "shard2", "--artifacts", "merged")
    #expect(merged.exitCode == 0 && merged.text.hasSuffix("4 passed\n"), "without a time")
    #expect(contents("merged").contains("report.html"))
    let part = try snap("merge-reports", "shard1", "--artifacts", "part")
    #expect(part.exitCode == 2)
    #expect(part.messages == "error: shards are missing: 2/2\n")
  }

  @Test func unusedGoldensAreRemovedOnlyWhenAsked() throws {
    _ = try snap("test", "Card.swift", "--record", "all")
    try Data().write(to: URL(fileURLWithPath: pictures.path + "/__Snapshots__/Card/Old.1.png"))
    #expect(try snap("prune").text.hasPrefix("unused   __Snapshots__/Card/Old.1.png\n"))
    #expect(contents("__Snapshots__/Card").contains("Old.1.png"))
    #expect(try snap("prune", "--apply").exitCode == 0)
    #expect(!contents("__Snapshots__/Card").contains("Old.1.png"))
    #expect(contents("__Snapshots__/Card").count == 8)
  }

  @Test func goldensOfAFolderWithoutSourcesAreUnused() throws {
    for (options, golden) in [
      ([], "Inner/__Snapshots__/Gone/1.png"), (["--snapshots", "all"], "all/Inner/Gone/1.png"),
    ] {
      let file = URL(fileURLWithPath: "\(pictures.path)/\(golden)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
      let run = try SnapCommand.run(
        arguments: ["test", ".", "--record", "all"] + options,
        in: URL(fileURLWithPath: pictures.path))
      #expect(run.exitCode == 0)
      #expect(try snap("prune").text.split(separator: "\n").first == "unused   \(golden)")
    }
  }

  @Test func aCommitNeedsNoGoldens() throws {
    for command in [
      "init -q", "add Card.swift", "-c user.name=a -c user.email=a@example.org commit -qm a",
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", pictures.path] + command.split(separator: " ").map(String.init)
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    let same = try snap("test", "Card.swift", "--against", "HEAD")
    #expect(same.exitCode == 0, "\(same.text)\(same.messages)")
    #expect(contents("__Snapshots__") == [])
    try write(
      side: 12, more: "#Preview(\"More\", traits: .fixedLayout(width: 2, height: 2)) { Color.red }")
    let run = try snap("test", "Card.swift", "--against", "HEAD")
    #expect(run.exitCode == 1)
    #expect(run.text.contains("changed  Card/Framed.1"))
    #expect(run.text.contains("added    Card/More.1"))
    #expect(!run.text.contains("accept: "))
    #expect(try snap("accept", "--all").exitCode == 64)
    #expect(try snap("test", "Card.swift", "--against", "nothing").exitCode == 64)
  }

  @Test func aFolderWithoutPreviewsIsAFailure() throws {
    try Data("import SwiftUI".utf8).write(to: URL(fileURLWithPath: pictures.path + "/Card.swift"))
    let run = try snap("test", ".")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("there is no preview in ."))
    let demo = URL(fileURLWithPath: pictures.path + "/Examples/Demo")
    try FileManager.default.createDirectory(at: demo, withIntermediateDirectories: true)
    try Data().write(to: demo.appending(path: "Package.swift"))
    #expect(try snap("test", ".").messages.contains("; name another project: Examples/Demo\n"))
  }

  @Test func twoPicturesAreCompared() throws {
    _ = try snap("test", "Card.swift", "--record", "all")
    let folder = "__Snapshots__/Card/"
    #expect(try snap("diff", folder + "Framed.1.png", folder + "Framed.1.png").text == "equal\n")
    let diff = try snap(
      "diff", folder + "Card_Previews.2.png", folder + "Card_Previews.Green.png", "-o", "d.png")
    #expect(diff.exitCode == 1)
    #expect(diff.text.hasPrefix("pixels  16 of 16 (100 %)"))
    #expect(contents("").contains("d.png"))
    let sizes = try snap("diff", folder + "Framed.1.png", folder + "Card_Previews.2.png").lines
    #expect(
      sizes.first
        == "\(folder)Framed.1.png is 10×10 pixels, \(folder)Card_Previews.2.png is 4×4 pixels",
      "\(sizes)")
    #expect(sizes.count == 2 && sizes[1].hasPrefix("pixels  "), "\(sizes)")
  }
}
