import ArgumentParser
import Drawing
import Foundation
import Render
import Goldens

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two PNGs or layouts, or prints the differences of the last 'snap test'.",
    discussion: """
      Without arguments or with names of pictures, prints the messages of the last run in this folder, \
      without pictures that were accepted or rejected since. \
      Of two layouts (.layout.txt), it prints the probable cause, every view that moved, and the lines. \
      The exit code is 0 without differences, 1 with some or after a run that did not finish, and 2 if \
      a file cannot be read.
      """)

  @Argument(help: "Two PNG files, two layouts, or names of pictures as 'snap pending' prints them.")
  var names: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write a picture of the difference to a PNG.", valueName: "PATH"))
  var output: String?

  @OptionGroup var artifacts: ArtifactOptions

  func run() throws {
    try reportingFailure {
      if areTwoFiles(".png") { return try compare(names[0], names[1]) }
      if output == nil, areTwoFiles(".layout.txt") { return try explain(names[0], names[1]) }
      if output != nil { throw Failure.choice("'-o' is for two PNG files") }
      let run = try LastRun(in: artifacts.folder)
      run.printNotes()
      let results = run.results.filter(\.isFailure)
      let chosen = try Selection(names: names).results(among: results)
      for result in chosen {
        print(TestReporter.line(result))
        if let message = result.message { print(message.visibleLines + "\n") }
      }
      if !chosen.isEmpty || !run.hasEnded { throw ExitCode(1) }
    }
  }

  private func areTwoFiles(_ suffix: String) -> Bool {
    names.count == 2 && names.allSatisfy { $0.lowercased().hasSuffix(suffix) }
  }

  /// Prints the changes between two layouts, and all lines that differ.
  private func explain(_ first: String, _ second: String) throws {
    let expected = try layout(at: first), actual = try layout(at: second)
    let changes = actual.changes(since: expected, sources: .currentDirectory())
    if changes.isEmpty { return print("equal") }
    for line in changes { print(line.visible) }
    let lines = LineComparison(expected: expected.annotatedTree, actual: actual.annotatedTree).lines
    if !lines.isEmpty { print() }
    for line in lines { print(line.visible) }
    throw ExitCode(1)
  }

  private func layout(at path: String) throws -> LayoutText {
    do {
      return LayoutText(text: try InputFile.text(at: URL(fileURLWithPath: path)))
    } catch {
      throw Failure.unreadable(path: path, reason: error.reason)
    }
  }

  private func compare(_ first: String, _ second: String) throws {
    let expected = try picture(at: first), actual = try picture(at: second)
    let comparison = PixelComparison(expected: expected, actual: actual)
    if comparison.matches { return print("equal") }
    let sizes = [(first, expected), (second, actual)].map { name, picture in
      "\(name.visible) is \(picture.width)×\(picture.height) pixels"
    }
    let isSameSize = (expected.width, expected.height) == (actual.width, actual.height)
    // The line about the sizes is that of a test.
    if !isSameSize { print(sizes.joined(separator: ", ")) }
    for line in comparison.lines.dropFirst(isSameSize ? 0 : 1) { print(line) }
    if let output {
      let file = try Output(output)
      let data = try PixelComparison.picture(expected: expected, actual: actual).pngData()
      try file.replace(with: data, limit: nil)
    }
    throw ExitCode(1)
  }

  private func picture(at path: String) throws -> Pixmap {
    do {
      let data = try InputFile.data(at: URL(fileURLWithPath: path), limit: .media)
      guard !data.starts(with: Data("version https://git-lfs".utf8)) else {
        throw Failure.unreadable(path: path, reason: "it is a Git LFS pointer; run 'git lfs pull'")
      }
      return try Pixmap(pngData: data)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.unreadable(path: path, reason: error.reason)
    }
  }
}
