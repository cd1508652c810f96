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

  @Test func aMissingCompilerAndAnUnusableCacheAreErrorsWithARemedy() throws {
    let folder = try PictureFolder()
    try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
    let run = try SnapCommand.run(
      arguments: ["doctor"],
      environment: ["PATH": folder.path, "SNAP_CACHE": folder.path + "/file"])
    #expect(run.exitCode == 2)
    let compiler = try #require(run.lines.first)
    #expect(compiler.hasPrefix("error    compiler: there is no swiftc on the search path; "))
    #expect(compiler.hasSuffix("; install Swift from swift.org and put its bin folder on PATH"))
    #expect(run.lines.contains { $0.hasPrefix("error    cache: ") && $0.contains("SNAP_CACHE") })
    #expect(run.lines.contains { $0.hasPrefix("warning  git: not found") })
  }
}
