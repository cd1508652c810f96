import Foundation
import Testing

struct DoctorCommandTests {
  @Test func aMachineThatRunsTheseTestsIsWell() throws {
    let run = try SnapCommand.run("doctor")
    #expect(run.exitCode == 0, "\(run.text)")
    for name in ["compiler", "modules", "fonts", "cache", "temporary files", "snap", "renderer"] {
      #expect(run.lines.contains { $0.hasPrefix("ok       \(name): ") }, "\(run.text)")
    }
  }

  /// The compiler makes a temporary folder.
  @Test(arguments: ["doctor", "--version"])
  func noTemporaryFolderIsLeft(command: String) throws {
    let folder = try PictureFolder()
    _ = try SnapCommand.run(arguments: [command], environment: ["TMPDIR": folder.path])
    #expect(try folder.contents.isEmpty)
  }

  @Test func aMissingCompilerAndAnUnusableCacheAreErrorsWithARemedy() throws {
    let folder = try PictureFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    let run = try SnapCommand.run(
      arguments: ["doctor"],
      environment: ["PATH": folder.path, "SNAP_CACHE": folder.path + "/file"])
    #expect(run.exitCode == 2)
    let compiler = try #require(run.lines.first { $0.contains("compiler") })
    #expect(compiler.hasPrefix("error    compiler: there is no swiftc on the search path; "))
    #expect(compiler.hasSuffix("; install Swift from swift.org and put its bin folder on PATH"))
    #expect(run.lines.contains { $0.hasPrefix("error    cache: ") && $0.contains("SNAP_CACHE") })
    #expect(run.lines.contains { $0.hasPrefix("warning  git: not found") })
  }

  /// The compiler would not run, and no installation of Swift would change that.
  @Test func aMissingFolderForTemporaryFilesIsTheOnlyError() throws {
    let folder = try PictureFolder()
    let run = try SnapCommand.run(
      arguments: ["doctor"], environment: ["TMPDIR": folder.path + "/missing"])
    #expect(run.exitCode == 2)
    let errors = run.lines.filter { $0.hasPrefix("error") }
    #expect(errors.count == 1, "\(run.text)")
    #expect(errors.first?.hasPrefix("error    temporary files: cannot write ") == true)
    #expect(errors.first?.hasSuffix("; name a folder that you can write to in TMPDIR") == true)
  }
}
