import Foundation
import Testing

@testable import snap

struct PackageCompilerTests {
  /// The width is from C, and the height from a resource of the package.
  @Test func aViewUsesAPackage() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    let file = sample.root.appending(path: "Sources/App/Card.swift").path
    let first = try SnapCommand.run("explain", file, "--view", "Card")
    #expect(first.exitCode == 0 && first.text.contains("30×40"), "\(first.messages)")
    // The rest of the package is compiled.
    #expect(
      first.messages.contains("Missing.swift:1:32: error: cannot find 'functionThatLinux"),
      "\(first.messages)")

    let second = try SnapCommand.run("explain", file, "--view", "Card")
    #expect(second.text == first.text && second.messages.isEmpty, "\(second.messages)")
  }

  @Test func aChangedFileOfAPackageIsCompiledAgain() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    let file = sample.root.appending(path: "Sources/App/Card.swift").path
    let first = try SnapCommand.run("explain", file, "--view", "Card")
    #expect(first.text.contains("30×40"), "\(first.messages)")
    let code = sample.root.appending(path: ".build/checkouts/swift-sizes/Sources/c-sizes/width.c")
    try Data("int card_width(void) { return 1000 - 900; }\n".utf8).write(to: code)
    let second = try SnapCommand.run("explain", file, "--view", "Card")
    #expect(second.text.contains("100×40"), "\(second.messages)")
  }

  /// A package that the compiler of C refuses is a missing module, and the other files are drawn.
  @Test func aPackageThatIsNotCompiledIsReported() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    let code = sample.root.appending(path: ".build/checkouts/swift-sizes/Sources/c-sizes/width.c")
    try Data("int card_width(void) { return nowhere; }\n".utf8).write(to: code)
    let other = sample.root.appending(path: "Sources/App/Other.swift")
    try Data(
      "import SwiftUI\nstruct Other: View { var body: some View { Color.red } }\n".utf8
    ).write(to: other)
    let run = try SnapCommand.run(
      "render", sample.root.path, "--view", "Other", "-o", sample.root.path + "/other.png")
    #expect(run.messages.contains("note: the package c_sizes is left out"), "\(run.messages)")
    #expect(run.messages.components(separatedBy: "c_sizes is left out").count == 2)
    #expect(run.messages.contains("'nowhere'"), "\(run.messages)")
    #expect(FileManager.default.fileExists(atPath: sample.root.path + "/other.png"))
  }
}
